import Ellipsis from 'lucide-react/icons/ellipsis'
import X from 'lucide-react/icons/x'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { keepFocusInList } from '#app/features/studio/fields/components/after-removal.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#app/ui/dropdown-menu.tsx'
import type { ConditionGroup } from './condition-form.ts'
import { isPermitted, movePart, replacePart, unwrapGroup, wrapPart } from './condition-tree.ts'
import type { PartPath } from './condition-tree.ts'

export type Tree = {
  form: ConditionGroup
  messages?: ContentLanguages | undefined
  change: (form: ConditionGroup) => void
  rearrange: (form: ConditionGroup, path: PartPath) => void
  refocus: (event: Event) => void
}

export const positionOf = (path: PartPath): string => path.map((index) => index + 1).join('.')

export function PartMenu({ tree, path, isGroup = false }: { tree: Tree; path: PartPath; isGroup?: boolean }) {
  const { form } = tree
  const position = positionOf(path)
  const up = movePart(form, path, -1)
  const down = movePart(form, path, 1)
  const wrapped = wrapPart(form, path)
  const dissolved = unwrapGroup(form, path)
  return (
    <div className="flex">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            data-part={position}
            aria-label={isGroup ? m.studio_rules_group_arrange({ position }) : m.studio_rules_arrange({ position })}
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent onCloseAutoFocus={tree.refocus}>
          <DropdownMenuItem
            disabled={!up || !isPermitted(up.form)}
            onSelect={() => up && tree.rearrange(up.form, up.path)}
          >
            {m.studio_rules_up()}
          </DropdownMenuItem>
          <DropdownMenuItem
            disabled={!down || !isPermitted(down.form)}
            onSelect={() => down && tree.rearrange(down.form, down.path)}
          >
            {m.studio_rules_down()}
          </DropdownMenuItem>
          <DropdownMenuItem disabled={!isPermitted(wrapped)} onSelect={() => tree.rearrange(wrapped, path)}>
            {m.studio_rules_wrap()}
          </DropdownMenuItem>
          {isGroup && (
            <DropdownMenuItem disabled={!isPermitted(dissolved)} onSelect={() => tree.rearrange(dissolved, path)}>
              {m.studio_rules_unwrap()}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <Button
        variant="ghost"
        size="icon"
        aria-label={isGroup ? m.studio_rules_group_remove({ position }) : m.studio_condition_remove({ position })}
        onClick={(event) => {
          keepFocusInList(event)
          tree.change(replacePart(form, path))
        }}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  )
}
