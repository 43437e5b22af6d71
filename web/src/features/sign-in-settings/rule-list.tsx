import { useLingui } from "@lingui/react/macro";

import { Button, IconButton } from "../../ui/staff/button.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";

interface Rule {
  claim: string;
  value: string;
}

interface RuleListProps<R extends Rule> {
  title: string;
  hint: string;
  /** Label of a rule's result: a role, or a group. */
  givesLabel: string;
  rules: readonly R[];
  onChange: (rules: R[]) => void;
  options: readonly { id: string; label: string }[];
  /** Option id of a rule's result; empty if it no longer exists. */
  given: (rule: R) => string;
  give: (rule: Rule, id: string) => R;
  /** The error of the first invalid field, by `<index>.<field>`. */
  issue: (path: string) => string | undefined;
}

/** Rules that match the provider's claims about a user. */
export function RuleList<R extends Rule>(props: RuleListProps<R>) {
  const { t } = useLingui();
  const { title, hint, givesLabel, rules, onChange, options, given, give, issue } = props;
  const [first] = options;
  const change = (index: number, rule: R) => onChange(rules.with(index, rule));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{title}</legend>
      <p className="text-small text-muted">{hint}</p>
      {rules.map((rule, index) => (
        <div
          key={index}
          className="grid items-end gap-3 rounded-card border border-line p-3 sm:grid-cols-[1fr_1fr_1fr_auto]"
        >
          <TextField
            label={t`Claim or attribute`}
            value={rule.claim}
            onChange={(claim) => change(index, { ...rule, claim })}
            maxLength={300}
            error={issue(`${index}.claim`)}
          />
          <TextField
            label={t`Value`}
            value={rule.value}
            onChange={(value) => change(index, { ...rule, value })}
            maxLength={300}
            error={issue(`${index}.value`)}
          />
          <SelectField
            label={givesLabel}
            value={given(rule)}
            onChange={(id) => change(index, give(rule, id))}
            options={options}
          />
          <IconButton
            icon="trash"
            label={t`Remove rule ${index + 1}`}
            onPress={() => onChange(rules.toSpliced(index, 1))}
          />
        </div>
      ))}
      {first && (
        <Button
          variant="quiet"
          icon="add"
          className="justify-self-start"
          onPress={() =>
            onChange([...rules, give({ claim: rules.at(-1)?.claim ?? "", value: "" }, first.id)])
          }
        >
          {t`Add a rule`}
        </Button>
      )}
    </fieldset>
  );
}
