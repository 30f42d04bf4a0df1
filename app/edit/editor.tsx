import { useCallback, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { AddForm } from "./add-form.tsx";
import styles from "./edit.css?inline";
import { EditBar } from "./edit-bar.tsx";
import { FieldForm } from "./field-form.tsx";
import { Outline } from "./outline.tsx";
import { refresh } from "./page.ts";
import {
  ownWindow,
  placesOf,
  readAddition,
  readField,
  readState,
  StaleError,
} from "./server.ts";
import {
  type EditableSpot,
  focusable,
  isSeen,
  type OpenField,
  takeMarks,
} from "./spots.ts";
import type { Addition, FieldPlace, State } from "./types.ts";
import { mayLeave } from "./unsaved.ts";
import { usePageEvents } from "./use-page-events.ts";

async function readPage(): Promise<EditableSpot[]> {
  const spots = takeMarks(document.body);
  const found = await placesOf([...new Set(spots.map(({ id }) => id))]);
  const places = new Map(found.map((place) => [place.id, place]));
  const editable = spots.flatMap((spot) => {
    const place = places.get(spot.id);
    return place ? [{ ...spot, place }] : [];
  });
  // A stop of the keyboard for each: its own element, unless that is in a link
  // or a button.
  for (const { host } of editable.filter(isSeen))
    if (!host.closest(focusable)) host.setAttribute("tabindex", "0");
  return editable;
}

const none: readonly EditableSpot[] = [];

/** Shows what other windows and programs write, once no text is open. */
function useOthers(isOpen: boolean, show: () => Promise<void>): void {
  const isStale = useRef(false);
  useEffect(() => {
    const onEdited = ({ window }: { window?: string } = {}) => {
      if (window === ownWindow) return;
      if (isOpen) isStale.current = true;
      else show();
    };
    if (!isOpen && isStale.current) show();
    isStale.current = false;
    import.meta.hot?.on("content-edited", onEdited);
    return () => import.meta.hot?.off("content-edited", onEdited);
  }, [isOpen, show]);
}

/** The editor: everything that `npm run edit` adds to a page. */
function Editor({ initial }: { initial: EditableSpot[] }) {
  const [spots, setSpots] = useState(initial);
  const [pointed, setPointed] = useState<EditableSpot>();
  const [isOn, setOn] = useState(true);
  const [open, setOpen] = useState<OpenField>();
  const [adding, setAdding] = useState<Addition>();
  const [state, setState] = useState<State>({ changes: 0 });
  const [status, setStatus] = useState("");
  const report = useCallback((error: Error) => setStatus(error.message), []);
  useEffect(() => {
    readState().then(setState, report);
  }, [report]);

  /** Shows the page as the server renders it now. */
  const show = useCallback(async () => {
    if (!(await refresh())) return location.reload();
    setPointed(undefined);
    setSpots(await readPage());
  }, []);
  const showOthers = useCallback(async () => {
    await show();
    setState(await readState());
  }, [show]);
  const isOpen = open !== undefined || adding !== undefined;
  useOthers(isOpen, showOthers);
  const changed = async (next: State, done: string) => {
    setState(next);
    await show();
    setStatus(done);
  };
  const change = (make: () => Promise<State>, done: string) => {
    setStatus("");
    return make()
      .then((next) => changed(next, done))
      .catch(async (error) => {
        if (error instanceof StaleError) await showOthers();
        report(error);
      });
  };

  const edit = useCallback(
    (place: FieldPlace, spot?: EditableSpot, dropped?: File) => {
      if (!mayLeave()) return;
      setStatus("");
      setAdding(undefined);
      readField(place).then(
        (field) => setOpen({ field, spot, dropped }),
        report,
      );
    },
    [report],
  );
  const addTo = (place: FieldPlace) => {
    if (!mayLeave()) return;
    setStatus("");
    readAddition(place).then(setAdding, report);
  };
  const host = open?.spot?.host;
  const close = () => {
    setOpen(undefined);
    setAdding(undefined);
    host?.closest<HTMLElement>(focusable)?.focus({ preventScroll: true });
  };
  const saved = async (next: State) => {
    await changed(next, adding ? "Added." : "Saved.");
    close();
  };
  usePageEvents(isOn && !isOpen ? spots : none, setPointed, edit);

  return (
    <>
      {isOn && !isOpen && pointed && <Outline spot={pointed} />}
      {adding && (
        <AddForm
          key={`${adding.file} ${adding.path.join(".")} ${adding.hash}`}
          addition={adding}
          spot={open?.spot}
          onSaved={saved}
          onClose={close}
        />
      )}
      {open && !adding && (
        <FieldForm
          key={`${open.field.file} ${open.field.path.join(".")} ${open.field.hash}`}
          {...open}
          others={spots.filter((spot) => host?.contains(spot.host))}
          onOpen={edit}
          onAdd={addTo}
          onSaved={saved}
          onClose={close}
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
        onAdd={addTo}
        onChange={change}
        onRead={() => setStatus("")}
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
  // The bar is there even if the content cannot be read: it has Undo.
  const initial = await readPage().catch(() => []);
  document.body.append(element);
  document.querySelector("style[data-edit]")?.remove();
  createRoot(root).render(<Editor initial={initial} />);
}
