import { tryEngine } from "./try-engine.ts";
import { startWebkit } from "./webkit.ts";

tryEngine("WebKit", startWebkit);
