import { useLingui } from "@lingui/react/macro";
import {
  copyPage,
  createModule,
  createPage,
  deletePart,
  duplicatePart,
  movePart,
  restorePart,
} from "@paso/contract";
import { useMemo } from "react";

import { call, callOnce } from "../../../api/index.ts";
import { showToast } from "../../../ui/staff/toast.ts";
import { applyMove, moveBack, withoutPart, type Move } from "../parts/move-part.ts";
import { findPart, type PartName } from "../parts/part.ts";
import { useChangeNames } from "./use-change-names.ts";
import { useOutlineChange } from "./use-outline-change.tsx";

/** The actions on the parts of an outline. */
export interface OutlineActions {
  /** Moves a part; can be undone. */
  move: (move: Move) => void;
  /** Moves a part to the trash, with confirmation if it affects students; can be undone. */
  remove: (part: PartName) => void;
  /** Copies a part; the copy comes after it. */
  duplicate: (part: PartName) => void;
  /**
   * Copies a page of any course to the end of a module.
   * @throws the call's error, for the dialog to show
   */
  copyHere: (pageId: number, moduleId: number) => Promise<unknown>;
  /**
   * Adds an empty module to the course, or an empty page to a module.
   * @throws the call's error, for the form to show
   */
  add: (
    parent: { kind: "course" | "module"; id: number },
    item: { title: string; order: number },
  ) => Promise<unknown>;
}

/** Asks to confirm a deletion that affects students; returns whether that is why it was refused. */
type AskBefore = (error: Error, name: string, onConfirm: () => void) => boolean;

/** The actions of an outline: optimistic, then confirmed with a way to undo them. */
export function useOutlineActions(courseId: number, ask: AskBefore): OutlineActions {
  const { t } = useLingui();
  const names = useChangeNames();
  const { change, changeOrThrow, current } = useOutlineChange(courseId);

  return useMemo(() => {
    const sendMove = (move: Move, done?: () => void) => {
      const { kind, id, parentId: parent_id, position } = move;
      change({
        send: () => call(movePart, { body: { kind, id, parent_id, position } }),
        foresee: (before) => applyMove(before, move),
        done,
      });
    };
    const find = (part: PartName) => {
      const outline = current();
      return outline && findPart(outline, part);
    };
    const confirmation = (what: keyof typeof names, part: PartName) =>
      [names[what][part.kind], find(part)?.title].filter(Boolean).join(": ");
    /** Includes its number, which may have just changed. */
    const numbered = (what: "moved" | "copied", part: PartName) => {
      const { order: number, title } = find(part) ?? {};
      if (number === undefined) return confirmation(what, part);
      const done = names[what][part.kind];
      return [t`${done}, now number ${number}`, title].filter(Boolean).join(": ");
    };
    const countSections = (pageId: number) =>
      current()
        ?.modules.flatMap(({ pages }) => pages)
        .find((page) => page.id === pageId)?.sections.length ?? 0;
    const offerUndo = (text: string, undo: () => void, outlives = false) =>
      showToast({ text, action: { label: t`Undo`, onAction: undo }, outlives });
    return {
      move(move) {
        const from = find(move);
        if (!from || (from.parentId === move.parentId && from.position === move.position)) return;
        sendMove(move, () => offerUndo(numbered("moved", move), () => sendMove(moveBack(from))));
      },
      remove({ kind, id }) {
        const body = { kind, id };
        const title = find(body)?.title ?? "";
        const text = confirmation("gone", body);
        const hasStudents = (current()?.course.students ?? 0) > 0;
        const send = (confirmed: boolean) =>
          change({
            send: () => call(deletePart, { body: { ...body, confirmed } }),
            ...((confirmed || !hasStudents) && { foresee: (before) => withoutPart(before, body) }),
            refused: (error) => ask(error, title, () => send(true)),
            // Undo works even after leaving the course's screen.
            done: () =>
              offerUndo(text, () => change({ send: () => call(restorePart, { body }) }), true),
          });
        send(false);
      },
      duplicate({ kind, id }) {
        const copy = { kind, id };
        change({
          async send() {
            copy.id = (await callOnce(duplicatePart, { body: { kind, id } })).id;
          },
          reread() {
            const isWhole = kind !== "page" || countSections(copy.id) >= countSections(id);
            const left = t`The final quiz summary stays in the original: a module has one.`;
            const isSeen = kind !== "section" && current()?.course.status === "published";
            const texts = [
              numbered("copied", copy),
              !isWhole && left,
              isSeen && t`Students see it already.`,
            ];
            showToast({ text: texts.filter(Boolean).join(". ") });
          },
        });
      },
      async copyHere(pageId, moduleId) {
        const copy = { kind: "page" as const, id: 0 };
        await changeOrThrow(async () => {
          const params = { moduleId };
          copy.id = (await callOnce(copyPage, { params, body: { page_id: pageId } })).id;
        });
        showToast({ text: numbered("copied", copy) });
      },
      add({ kind, id }, item) {
        return changeOrThrow(() =>
          kind === "course"
            ? callOnce(createModule, { params: { courseId: id }, body: item })
            : callOnce(createPage, { params: { moduleId: id }, body: item }),
        );
      },
    };
  }, [names, change, changeOrThrow, current, ask, t]);
}
