/** `npm run worker`: does the tasks that servers have put into Redis. */
import { keepWorker } from "./keep.ts";

process.exitCode = await keepWorker();
