import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";

/** A balance in front view: its pivot stands at the origin, its pans hang 150 to either side. */
const ARM = 150;
const PAN_Y = 150;

function Column() {
  return (
    <>
      <Path d="M-7 10V214h14V10z" pen={["plate", "thick"]} />
      <Path d="M-64 214h128l14 22H-78z" pen={["plate", "thick"]} />
      <Path d="M-70 224H70" />
    </>
  );
}

function Beam() {
  return (
    <>
      <Path d={`M-${ARM + 8}-4L-20-14h40L${ARM + 8}-4V4L20 12h-40L-${ARM + 8} 4z`} pen={["lit", "thick"]} />
      <Path d="M-120-2L-20-6M20-6L120-2" />
      <circle className="f t" r="17" />
      <circle className="k" r="4" />
    </>
  );
}

/** A pan on its three cords. */
function Pan() {
  return (
    <g id="bal-pan">
      <Path d={`M0 0L-58 ${PAN_Y - 8}M0 0L58 ${PAN_Y - 8}M0 0V${PAN_Y - 8}`} pen="thin" />
      <Path d={`M-66 ${PAN_Y - 8}H66q-14 26-66 26t-66-26z`} pen={["shade", "thick"]} />
      <circle className="f" r="5" />
    </g>
  );
}

const weight = (x: number, width: number, height: number) => {
  const top = PAN_Y - 8 - height;
  return `M${x} ${PAN_Y - 8}v${-height}q0-5 5-5h${width / 2 - 9}v-5q-5-2-5-6t9-4t9 4t-5 6v5h${width / 2 - 9}q5 0 5 5V${top + height}z`;
};

/** What is taken from a sale on the left, what the bank credits on the right. */
function Loads() {
  return (
    <>
      <g transform={`translate(-${ARM})`}>
        <Path d={weight(-58, 42, 44) + weight(-14, 34, 30) + weight(22, 34, 24)} pen={["plate", "thick"]} />
        <Label at={[0, 194]} anchor="middle" wideOnly>
          deductions
        </Label>
      </g>
      <g transform={`translate(${ARM})`}>
        <Path d="M-40 142v-18h80v18zM-40 124v-18h80v18zM-40 106v-18h80v18z" pen={["plate", "thick"]} />
        <Path d="M-30 133h34M-30 115h34M-30 97h34M20 133h12M20 115h12M20 97h12" />
        <Label at={[0, 194]} anchor="middle" wideOnly>
          bank credit
        </Label>
      </g>
    </>
  );
}

/** The scale and its pointer, at zero. */
function Pointer() {
  const ticks = [-40, -30, -20, -10, 0, 10, 20, 30, 40].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    const [u, v] = [Math.cos(angle), Math.sin(angle)];
    const inner = degrees % 20 ? 106 : 100;
    return `M${Math.round(inner * u)} ${Math.round(inner * v)}L${Math.round(114 * u)} ${Math.round(114 * v)}`;
  });
  return (
    <>
      <Path d={`M-73-87A114 114 0 0 1 73-87${ticks.join("")}`} />
      <Path d="M-4-14L0-104L4-14z" pen={["signal", "thick"]} />
      <Label at={[0, -124]} anchor="middle" tone="signal">
        ₹0
      </Label>
    </>
  );
}

/** Deductions and credit in equilibrium. */
export function SettlementBalance() {
  return (
    <>
      <Column />
      <defs>
        <Pan />
      </defs>
      {[-ARM, ARM].map((x) => (
        <use key={x} href="#bal-pan" x={x} />
      ))}
      <Loads />
      <Pointer />
      <Beam />
    </>
  );
}
