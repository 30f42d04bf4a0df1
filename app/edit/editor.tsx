import { useCallback, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import styles from "./edit.css?inline";
import { EditBar } from "./edit-bar.tsx";
import { FieldForm } from "./field-form.tsx";
import { Outline } from "./outline.tsx";
import { refresh } from "./page.ts";
import { placesOf, RefusedError, readField, readState } from "./server.ts";
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

/** The editor: everything that `npm run edit` adds to a page. */
function Editor({ initial }: { initial: EditableSpot[] }) {
  const [spots, setSpots] = useState(initial);
  const [isOn, setOn] = useState(true);
  const [pointed, setPointed] = useState<EditableSpot>();
  const [open, setOpen] = useState<OpenField>();
  const [state, setState] = useState<State>({ changes: 0 });
  const [status, setStatus] = useState("");
  const isHydrated = useRef(false);
  const isStale = useRef(false);

  const report = useCallback((error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
    setStatus(error.message);
  }, []);

  const showPage = useCallback(async () => {
    isStale.current = false;
    // React owns a form that is in use.
    if (isHydrated.current || !(await refresh())) return location.reload();
    setPointed(undefined);
    setSpots(await readPage());
  }, []);

  const edit = useCallback(
    (place: Pick<Place, "file" | "path">, spot?: EditableSpot, dropped?: File) => {
      setStatus("");
      readField(place).then((field) => setOpen({ field, spot, dropped }), report);
    },
    [report],
  );

  const close = useCallback(
    (spot?: EditableSpot) => {
      setOpen(undefined);
      const stop = spot?.host.closest<HTMLElement>(focusable);
      stop?.focus({ preventScroll: true });
      if (isStale.current) showPage();
    },
    [showPage],
  );

  const saved = useCallback(
    async (next: State, spot?: EditableSpot) => {
      setState(next);
      await showPage();
      close(spot);
      setStatus("Saved.");
    },
    [showPage, close],
  );

  const change = (make: () => Promise<State>, done: string) => {
    setStatus("");
    make().then(async (next) => {
      setState(next);
      await showPage();
      setStatus(done);
    }, report);
  };

  useEffect(() => {
    readState().then(setState, report);
    const onHydrated = () => {
      isHydrated.current = true;
    };
    addEventListener("hydrated", onHydrated, true);
    return () => removeEventListener("hydrated", onHydrated, true);
  }, [report]);

  useEffect(() => {
    const onEdited = () => {
      if (open) isStale.current = true;
      else showPage();
    };
    import.meta.hot?.on("content-edited", onEdited);
    return () => import.meta.hot?.off("content-edited", onEdited);
  }, [open, showPage]);

  usePageEvents(isOn && !open ? spots : none, setPointed, edit);

  const others =
    open?.spot && spots.filter(({ host }) => host === open.spot?.host || open.spot?.host.contains(host));
  return (
    <>
      {isOn && !open && pointed && <Outline spot={pointed} />}
      {open && (
        <FieldForm
          key={`${open.field.file} ${open.field.path.join(".")} ${open.field.hash}`}
          {...open}
          others={others ?? []}
          onOpen={edit}
          onSaved={(next) => saved(next, open.spot)}
          onClose={() => close(open.spot)}
        />
      )}
      <EditBar
        isOn={isOn}
        spots={spots}
        state={state}
        status={status}
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
