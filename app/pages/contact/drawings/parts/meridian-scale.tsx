import { decimal } from "../../../../drawings/kit/format.ts";

interface MeridianScaleProps {
  /** From north to south, in degrees. */
  latitudes: readonly number[];
  /** Between the first and the last. */
  distance: string;
}

/** Where the first and the last office stand, in percent of the width: over the middle of their columns. */
const [FIRST, LAST] = [11.8, 88.2];
const BASE = 108;

/** A scale of latitude as on the edge of a map, with the offices and the way between them. From 1024 px on. */
export function MeridianScale({ latitudes, distance }: MeridianScaleProps) {
  const [north = 0, south = 0] = [latitudes[0], latitudes.at(-1)];
  const perDegree = (LAST - FIRST) / (north - south);
  const across = (latitude: number) => FIRST + (north - latitude) * perDegree;
  const percent = (latitude: number) => `${decimal(across(latitude), 2)}%`;
  const [top, bottom] = [north + FIRST / perDegree, south - FIRST / perDegree];
  const marks = Array.from(
    { length: Math.floor(top) - Math.ceil(bottom) + 1 },
    (_, index) => Math.floor(top) - index,
  );
  const ticks = marks.map((mark) => `M${decimal(across(mark), 2)} 28v${mark % 5 === 0 ? -20 : -9}`).join("");
  return (
    <svg className="dwg" height="148" aria-hidden="true">
      <svg viewBox="0 0 100 28" width="100%" height="28" y={BASE - 28} preserveAspectRatio="none">
        <path d={`${ticks}M0 28h100`} />
      </svg>
      {marks
        .filter((mark) => mark % 5 === 0)
        .map((mark) => (
          <text key={mark} x={percent(mark)} y={BASE - 32} textAnchor="middle">
            {mark}° N
          </text>
        ))}
      <line x1={`${FIRST}%`} x2={`${LAST}%`} y1="16" y2="16" />
      {latitudes.map((latitude) => (
        <svg key={latitude} x={percent(latitude)} overflow="visible">
          <path className="s t" d="M0 44V148" />
          <path className="sf ns" d="M-5 103h10v10h-10z" />
        </svg>
      ))}
      <svg x={`${FIRST}%`} overflow="visible">
        <path className="k" d="M0 16l11-3.5v7z" />
      </svg>
      <svg x={`${LAST}%`} overflow="visible">
        <path className="k" d="M0 16l-11-3.5v7z" />
      </svg>
      <svg x="50%" overflow="visible">
        <path className="bg" d="M-52 4H52v24H-52z" />
        <text className="b" y="20" textAnchor="middle">
          {distance}
        </text>
      </svg>
    </svg>
  );
}
