import { describe, expect, it } from "vitest";
import { setFacesApart } from "./late-faces.ts";
import type { Files } from "./output.ts";

const face = "@font-face{font-family:A;src:url(/a.woff2)}";
const standIn = "@font-face{font-family:B;src:local(Arial)}";

describe("setFacesApart", () => {
  it("moves the faces that are fetched out of the first paint's styles, and leaves the stand-ins there", () => {
    const page = `<head><style>${face}p{color:red}${standIn}</style></head><body></body>`;
    const files: Files = new Map([["index.html", Buffer.from(page)]]);
    setFacesApart(files);
    expect(files.get("index.html")?.toString()).toBe(
      `<head><style>p{color:red}${standIn}</style><style media="(scripting:none)">${face}</style></head><body></body>`,
    );
  });
});
