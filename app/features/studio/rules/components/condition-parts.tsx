import Plus from 'lucide-react/icons/plus'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Select } from '#app/ui/select.tsx'
import { newPart } from './condition-form.ts'
import type { ConditionGroup, ConditionPart } from './condition-form.ts'
import { ConditionLine } from './condition-line.tsx'
import { addGroup, addPart, changeJoin, isPermitted, joinOf, joins, replacePart } from './condition-tree.ts'
import type { Join, PartPath } from './condition-tree.ts'
import { firstKind } from './offered-kinds.ts'
import { PartMenu, positionOf } from './part-menu.tsx'
import type { Tree } from './part-menu.tsx'

const joinTexts: Record<Join, () => string> = {
  all: m.studio_join_all,
  any: m.studio_join_any,
  none: m.studio_rules_join_none,
  notAll: m.studio_rules_join_not_all,
}
const groupTexts: Record<Join, () => string> = {
  all: m.studio_rules_group_all,
  any: m.studio_rules_group_any,
  none: m.studio_rules_group_none,
  notAll: m.studio_rules_group_not_all,
}

const rails = ['border-accent', 'border-brass-strong', 'border-info'] as const

type PartsProps = { tree: Tree; group: ConditionGroup; path: PartPath }

export function JoinSelect({ tree, group, path, className }: PartsProps & { className?: string }) {
  const value = joinOf(group)
  const choices = joins
    .map((join) => ({ join, form: changeJoin(tree.form, path, join) }))
    .filter(({ join, form }) => join === value || isPermitted(form))
  return (
    <Select
      aria-label={path.length === 0 ? m.studio_join() : m.studio_rules_group_join({ position: positionOf(path) })}
      value={value}
      onChange={(event) => tree.change(choices.find(({ join }) => join === event.target.value)?.form ?? tree.form)}
      {...(className === undefined ? {} : { className })}
    >
      {choices.map(({ join }) => (
        <option key={join} value={join}>
          {(path.length === 0 ? joinTexts : groupTexts)[join]()}
        </option>
      ))}
    </Select>
  )
}

/** Negation adds a level of nesting. */
const canNegate = ({ form }: Tree, path: PartPath, part: ConditionPart): boolean =>
  part.kind !== 'other' && isPermitted(replacePart(form, path, { ...part, negated: true }))

export function ConditionParts({ tree, group, path }: PartsProps) {
  const blank = newPart(firstKind(useDraft()))
  const withLine = addPart(tree.form, path, blank)
  const withGroup = addGroup(tree.form, path, blank)
  const position = positionOf(path)
  const isWhole = path.length === 0
  return (
    <div data-list className="grid min-w-0 gap-2">
      {group.parts.map((part, index) => {
        const at = [...path, index]
        if (part.kind === 'group') return <NestedGroup key={index} tree={tree} group={part} path={at} />
        return (
          <ConditionLine
            key={index}
            position={positionOf(at)}
            part={part}
            canNegate={canNegate(tree, at, part)}
            messages={tree.messages}
            onChange={(next) => tree.change(replacePart(tree.form, at, next))}
          >
            <PartMenu tree={tree} path={at} />
          </ConditionLine>
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button
          data-add
          size="small"
          disabled={!isPermitted(withLine)}
          aria-label={isWhole ? undefined : m.studio_rules_add_to({ position })}
          onClick={() => tree.change(withLine)}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {m.studio_condition_add()}
        </Button>
        {group.parts.length + path.length > 0 && isPermitted(withGroup) && (
          <Button
            size="small"
            aria-label={isWhole ? undefined : m.studio_rules_group_add_to({ position })}
            onClick={() => tree.change(withGroup)}
          >
            <Plus aria-hidden="true" className="size-4.5" />
            {m.studio_rules_group_add()}
          </Button>
        )}
      </div>
      {!isPermitted(withLine) && <p className="text-sm text-muted">{m.studio_rules_full()}</p>}
    </div>
  )
}

function NestedGroup({ tree, group, path }: PartsProps) {
  return (
    <div
      role="group"
      aria-label={m.studio_rules_group_line({ position: positionOf(path) })}
      className={classNames(
        'grid min-w-0 gap-2 border-l-4 py-1 pl-1.5 sm:pl-3',
        rails[(path.length - 1) % rails.length],
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <JoinSelect tree={tree} group={group} path={path} className="max-w-80" />
        <PartMenu tree={tree} path={path} isGroup />
      </div>
      {group.parts.length === 0 && <p className="text-muted">{m.studio_rules_group_empty()}</p>}
      <ConditionParts tree={tree} group={group} path={path} />
    </div>
  )
}
