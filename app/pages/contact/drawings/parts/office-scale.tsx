import { decimal } from "../../../../drawings/kit/format.ts";
import { FIRST, LAST, type OfficeAxis } from "../../office-axis.ts";

interface OfficeScaleProps {
  axis: OfficeAxis<{ latitude: number; longitude: number }>;
  /** Between the first and the last. */
  distance: string;
}

const BASE = 108;

/** A scale of degrees as on the edge of a map, with the offices and the way between them. From 1024 px on. */
export function OfficeScale({ axis: { along, places, marks, across }, distance }: OfficeScaleProps) {
  const percent = (degrees: number) => `${decimal(across(degrees), 2)}%`;
  const ticks = marks.map(({ degrees, major }) => `M${decimal(across(degrees), 2)} 28v${major ? -20 : -9}`);
  // Two stand over their cards, which they are joined to; more only on the scale.
  const foot = places.length === 2 ? 148 : 120;
  return (
    <svg className="dwg" height="148" aria-hidden="true">
      <svg viewBox="0 0 100 28" width="100%" height="28" y={BASE - 28} preserveAspectRatio="none">
        <path d={`${ticks.join("")}M0 28h100`} />
      </svg>
      {marks
        .filter(({ major }) => major)
        .map(({ degrees, label }) => (
          <text key={label} x={percent(degrees)} y={BASE - 32} textAnchor="middle">
            {label}
          </text>
        ))}
      <line x1={`${FIRST}%`} x2={`${LAST}%`} y1="16" y2="16" />
      {places.map((place) => (
        <svg key={`${place.latitude},${place.longitude}`} x={percent(place[along])} overflow="visible">
          <path className="s t" d={`M0 44V${foot}`} />
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
