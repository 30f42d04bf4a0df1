import { useCallback, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import styles from "./edit.css?inline";
import { EditBar } from "./edit-bar.tsx";
import { FieldForm } from "./field-form.tsx";
import { Outline } from "./outline.tsx";
import { refresh } from "./page.ts";
import { placesOf, readField, readState } from "./server.ts";
import { addStops, type EditableSpot, focusable, type OpenField, takeMarks } from "./spots.ts";
import type { Place, State } from "./types.ts";
import { usePageEvents } from "./use-page-events.ts";

async function readPage(): Promise<EditableSpot[]> {
  const spots = takeMarks(document.body);
  const found = await placesOf([...new Set(spots.map(({ id }) => id))]);
  const places = new Map(found.map((place) => [place.id, place]));
  const editable = spots.flatMap((spot) => {
    const place = places.get(spot.id);
    return place && place.fact === undefined ? [{ ...spot, place }] : [];
  });
  addStops(editable);
  return editable;
}

const none: readonly EditableSpot[] = [];

/** The texts of the page; calling `show` shows it as the server renders it now. */
function useTexts(initial: EditableSpot[], point: (spot: undefined) => void) {
  const [spots, setSpots] = useState(initial);
  const isHydrated = useRef(false);
  useEffect(() => {
    const onHydrated = () => {
      isHydrated.current = true;
    };
    addEventListener("hydrated", onHydrated, true);
    return () => removeEventListener("hydrated", onHydrated, true);
  }, []);
  const show = useCallback(async () => {
    // React owns a form that is in use.
    if (isHydrated.current || !(await refresh())) return location.reload();
    point(undefined);
    setSpots(await readPage());
  }, [point]);
  return { spots, show };
}

/** Shows what other programs write, once no text is open. */
function useOtherPrograms(isOpen: boolean, show: () => Promise<void>): void {
  const isStale = useRef(false);
  useEffect(() => {
    const onEdited = () => {
      if (isOpen) isStale.current = true;
      else show();
    };
    if (!isOpen && isStale.current) show();
    isStale.current = false;
    import.meta.hot?.on("content-edited", onEdited);
    return () => import.meta.hot?.off("content-edited", onEdited);
  }, [isOpen, show]);
}

/** What can be undone, and what became of the last change. */
function useChanges(show: () => Promise<void>) {
  const [state, setState] = useState<State>({ changes: 0 });
  const [status, setStatus] = useState("");
  const report = useCallback((error: Error) => setStatus(error.message), []);
  useEffect(() => {
    readState().then(setState, report);
  }, [report]);

  const changed = async (next: State, done: string) => {
    setState(next);
    await show();
    setStatus(done);
  };
  const change = (make: () => Promise<State>, done: string) => {
    setStatus("");
    make()
      .then((next) => changed(next, done))
      .catch(report);
  };
  return { state, status, setStatus, report, changed, change };
}

/** The editor: everything that `npm run edit` adds to a page. */
function Editor({ initial }: { initial: EditableSpot[] }) {
  const [pointed, setPointed] = useState<EditableSpot>();
  const { spots, show } = useTexts(initial, setPointed);
  const [isOn, setOn] = useState(true);
  const [open, setOpen] = useState<OpenField>();
  const { state, status, setStatus, report, changed, change } = useChanges(show);
  useOtherPrograms(open !== undefined, show);

  const edit = useCallback(
    (place: Pick<Place, "file" | "path">, spot?: EditableSpot, dropped?: File) => {
      setStatus("");
      readField(place).then((field) => setOpen({ field, spot, dropped }), report);
    },
    [setStatus, report],
  );
  const close = (spot?: EditableSpot) => {
    setOpen(undefined);
    spot?.host.closest<HTMLElement>(focusable)?.focus({ preventScroll: true });
  };
  usePageEvents(isOn && !open ? spots : none, setPointed, edit);

  const host = open?.spot?.host;
  return (
    <>
      {isOn && !open && pointed && <Outline spot={pointed} />}
      {open && (
        <FieldForm
          key={`${open.field.file} ${open.field.path.join(".")} ${open.field.hash}`}
          {...open}
          others={spots.filter((spot) => host?.contains(spot.host))}
          onOpen={edit}
          onSaved={async (next) => {
            await changed(next, "Saved.");
            close(open.spot);
          }}
          onClose={() => close(open.spot)}
        />
      )}
      <EditBar
        {...{ isOn, spots, state, status }}
        onSwitch={() => setOn(!isOn)}
        onPoint={setPointed}
        onOpen={edit}
        onChange={change}
      />
    </>
  );
}

/** Reads the marks of the page and adds the editor to it. */
export async function openEditor(): Promise<void> {
  const element = document.createElement("div");
  element.dataset.edit = "";
  const shadow = element.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = styles;
  const root = document.createElement("div");
  shadow.append(style, root);
  const initial = await readPage();
  document.body.append(element);
  document.querySelector("style[data-edit]")?.remove();
  createRoot(root).render(<Editor initial={initial} />);
}
