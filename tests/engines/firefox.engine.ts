import { startFirefox } from "./firefox.ts";
import { tryEngine } from "./try-engine.ts";

tryEngine("Firefox", startFirefox);
