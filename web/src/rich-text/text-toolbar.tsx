import { useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/core";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Toolbar } from "react-aria-components/Toolbar";

import { IconButton } from "../ui/staff/button.tsx";
import { Menu, MenuItem } from "../ui/staff/menu.tsx";
import { CalloutMenu } from "./callout-menu.tsx";
import { insertFormula } from "./insert-formula.ts";
import { type Pictures, insertPictures } from "./picture-uploads.ts";
import { StyleMenu } from "./style-menu.tsx";
import { TableMenu } from "./table-menu.tsx";
import { ToolToggle } from "./tool-toggle.tsx";

interface TextToolbarProps {
  editor: Editor;
  pictures: Pictures;
  isDisabled: boolean;
  onLink: () => void;
}

/** The editor's toolbar: a single tab stop, navigated by arrow keys. */
export function TextToolbar({ editor, pictures, isDisabled, onLink }: TextToolbarProps) {
  const { t } = useLingui();
  const chain = () => editor.chain().focus();
  const tool = { editor, isDisabled };
  return (
    <Toolbar
      aria-label={t`Text tools`}
      className="flex flex-wrap items-center border-b border-line bg-paper px-1"
    >
      <StyleMenu {...tool} />
      <ToolToggle
        {...tool}
        label={t`Bold`}
        keys="Ctrl+B"
        mark="bold"
        icon="bold"
        onToggle={() => chain().toggleMark("bold").run()}
      />
      <ToolToggle
        {...tool}
        label={t`Italic`}
        keys="Ctrl+I"
        mark="italic"
        icon="italic"
        onToggle={() => chain().toggleMark("italic").run()}
      />
      <ToolToggle
        {...tool}
        label={t`Code`}
        keys="Ctrl+E"
        mark="code"
        icon="code"
        onToggle={() => chain().toggleMark("code").run()}
      />
      <ToolToggle
        {...tool}
        label={t`Link`}
        keys="Ctrl+K"
        mark="link"
        icon="link"
        onToggle={onLink}
      />
      <ToolToggle
        {...tool}
        label={t`Bulleted list`}
        keys="Ctrl+Shift+8"
        mark="bulletList"
        icon="bullets"
        onToggle={() => chain().toggleList("bulletList", "listItem").run()}
      />
      <ToolToggle
        {...tool}
        label={t`Numbered list`}
        keys="Ctrl+Shift+7"
        mark="orderedList"
        icon="numbers"
        onToggle={() => chain().toggleList("orderedList", "listItem").run()}
      />
      <ToolToggle
        {...tool}
        label={t`Quote`}
        keys="Ctrl+Shift+B"
        mark="blockquote"
        icon="quote"
        onToggle={() => chain().toggleWrap("blockquote").run()}
      />
      <ToolToggle
        {...tool}
        label={t`Block of code`}
        keys="Ctrl+Alt+C"
        mark="codeBlock"
        icon="codeBlock"
        onToggle={() => chain().toggleNode("codeBlock", "paragraph").run()}
      />
      <CalloutMenu {...tool} />
      <ToolToggle
        {...tool}
        label={t`Formula`}
        keys="$$…$$"
        mark="formula"
        icon="formula"
        onToggle={() => insertFormula(editor)}
      />
      <TableMenu {...tool} />
      <FileTrigger
        acceptedFileTypes={["image/*"]}
        allowsMultiple
        onSelect={(files) => insertPictures(editor.view, files, pictures)}
      >
        <IconButton icon="picture" label={t`Picture`} isDisabled={isDisabled} />
      </FileTrigger>
      <Menu label={t`More text tools`}>
        {(["u", "sub", "sup"] as const).map((mark) => (
          <MenuItem
            key={mark}
            label={{ u: t`Underline`, sub: t`Subscript`, sup: t`Superscript` }[mark]}
            onAction={() => chain().toggleMark(mark).run()}
          />
        ))}
        <MenuItem label={t`Divider`} onAction={() => chain().setHorizontalRule().run()} />
        <MenuItem label={t`Undo`} onAction={() => chain().undo().run()} />
        <MenuItem label={t`Redo`} onAction={() => chain().redo().run()} />
        <MenuItem
          label={t`Remove formatting`}
          onAction={() => chain().unsetAllMarks().clearNodes().run()}
        />
      </Menu>
    </Toolbar>
  );
}
