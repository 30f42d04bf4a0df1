import path from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { recordTime } from "./record.ts";

export default class TimesReporter implements Reporter {
  onTestEnd({ title, location }: TestCase, { duration }: TestResult): void {
    recordTime({ name: `${path.relative(".", location.file)}: ${title}`, milliseconds: duration });
  }
  printsToStdio(): boolean {
    return false;
  }
}
