import { describe } from "vitest";
import { checkArticles } from "./articles-checks.ts";
import { buildMarketingCopy } from "./built-marketing.ts";
import { checkPictures } from "./pictures-checks.ts";

buildMarketingCopy();

describe("positions and articles", checkArticles);

// Last, because it breaks pictures on purpose.
describe("pictures, people and announcements", checkPictures);
