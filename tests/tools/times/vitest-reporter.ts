import type { Reporter, TestModule } from "vitest/node";
import { recordTime } from "./record.ts";

export default class TimesReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    let inTests = 0;
    for (const test of module.children.allTests()) {
      const milliseconds = test.diagnostic()?.duration ?? 0;
      inTests += milliseconds;
      recordTime({ name: `${module.relativeModuleId}: ${test.fullName}`, milliseconds });
    }
    // Many files build or start a server first.
    const milliseconds = module.diagnostic().duration - inTests;
    recordTime({ name: `${module.relativeModuleId}: hooks`, milliseconds });
  }
}
