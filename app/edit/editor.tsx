import { useCallback, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import styles from "./edit.css?inline";
import { EditBar } from "./edit-bar.tsx";
import { FieldForm } from "./field-form.tsx";
import { Outline } from "./outline.tsx";
import { refresh } from "./page.ts";
import { placesOf, RefusedError, readField, readState, undoLast } from "./server.ts";
import { type EditableSpot, isSeen, type OpenField, spotAt, takeMarks } from "./spots.ts";
import type { Place, State } from "./types.ts";

const focusable = "a[href], button, summary, input, select, textarea, [tabindex]";

/** Gives every text a stop of the keyboard: its own element, or the link or button around it. */
function addStops(spots: readonly EditableSpot[]): void {
  for (const { host } of spots.filter(isSeen))
    if (!host.closest(focusable) && !host.closest("svg [aria-hidden='true']"))
      host.setAttribute("tabindex", "0");
}

async function readPage(): Promise<EditableSpot[]> {
  const spots = takeMarks(document.body);
  const places = new Map(
    (await placesOf([...new Set(spots.map(({ id }) => id))])).map((place) => [place.id, place]),
  );
  const editable = spots.flatMap((spot) => {
    const place = places.get(spot.id);
    return place && place.fact === undefined ? [{ ...spot, place }] : [];
  });
  addStops(editable);
  return editable;
}

/** The text of the page that the keyboard is at. */
const spotOf = (spots: readonly EditableSpot[], element: Element | null) =>
  element ? spots.find((spot) => isSeen(spot) && element.contains(spot.host)) : undefined;

const isOwn = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-edit]") !== null;

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

  const undo = () => {
    setStatus("");
    undoLast().then(async (next) => {
      setState(next);
      await showPage();
      setStatus("Undone.");
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

  useEffect(() => {
    if (!isOn || open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const at = ({ target, clientX, clientY }: MouseEvent) =>
      target instanceof Element && !isOwn(target) ? spotAt(spots, target, clientX, clientY) : undefined;
    addEventListener("pointermove", (event) => setPointed(at(event)), { signal });
    addEventListener(
      "focusin",
      ({ target }) => !isOwn(target) && setPointed(spotOf(spots, target as Element)),
      {
        signal,
      },
    );
    addEventListener("dragover", (event) => at(event)?.attribute && event.preventDefault(), { signal });
    addEventListener(
      "drop",
      (event) => {
        const [spot, dropped] = [at(event), event.dataTransfer?.files[0]];
        if (!spot?.attribute || !dropped) return;
        event.preventDefault();
        edit(spot.place, spot, dropped);
      },
      { signal },
    );
    const stop = (event: Event, spot: EditableSpot) => {
      event.preventDefault();
      event.stopPropagation();
      edit(spot.place, spot);
    };
    addEventListener(
      "click",
      (event) => {
        const spot = at(event);
        // With Ctrl or Command, a link leads to its page.
        if (spot && event.detail > 0 && !event.ctrlKey && !event.metaKey) stop(event, spot);
      },
      { capture: true, signal },
    );
    addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Enter" || event.ctrlKey || event.metaKey || isOwn(event.target)) return;
        if ((event.target as Element).matches("input, select, textarea")) return;
        const spot = spotOf(spots, event.target as Element);
        if (spot) stop(event, spot);
      },
      { capture: true, signal },
    );
    return () => listening.abort();
  }, [isOn, open, spots, edit]);

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
        onUndo={undo}
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
