export { BrowserModelOffer } from "./browser-model-offer.tsx";
