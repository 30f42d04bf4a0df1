import type { ReactNode } from "react";
import { Again, Box, Circle, Group, Line, On, Rect, Repeat } from "../../../../drawings/scene.ts";

export function Room() {
  return (
    <Box at={[0, 0, 0]} size={[34, 34, 40]}>
      <On face="front">
        <Rect at={[7, 0]} size={[9, 20]} />
        <Rect at={[20, 16]} size={[8, 12]} />
      </On>
    </Box>
  );
}

export function Car() {
  return (
    <Box at={[0, 0, 0]} size={[62, 26, 17]}>
      <On face="front">
        <Line from={[6, 11]} to={[56, 11]} />
        <Circle at={[14, 0]} radius={5} />
        <Circle at={[48, 0]} radius={5} />
      </On>
    </Box>
  );
}

interface PairsProps {
  name: string;
  columns: number;
  pitch: number;
  /** From each of a pair to the other. */
  apart: number;
  /** From the front pair to the one behind it; behind the other columns it would be hidden by the tray above. */
  step: number;
  backFrom: number;
  children: ReactNode;
}

/** Columns of things, two in front and, near the open end, two behind. */
export function Pairs({ name, columns, pitch, apart, step, backFrom, children }: PairsProps) {
  return (
    <>
      <Group name={name}>
        <Repeat count={2} step={[0, apart, 0]}>
          {children}
        </Repeat>
      </Group>
      {Array.from({ length: columns - 1 }, (_, column) => [
        column + 1 >= backFrom && <Again of={name} by={[(column + 1) * pitch, -step, 0]} />,
        <Again key={name} of={name} by={[(column + 1) * pitch, 0, 0]} />,
      ])}
    </>
  );
}
