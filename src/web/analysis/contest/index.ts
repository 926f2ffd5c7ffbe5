export { ContestPlace } from "./contest-place.tsx";
export { ContestPoint } from "./contest-point.tsx";
export { contestsOn } from "./store.ts";
