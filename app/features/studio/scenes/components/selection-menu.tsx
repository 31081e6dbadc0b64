import ChevronDown from 'lucide-react/icons/chevron-down'
import { Fragment, useRef, useSyncExternalStore } from 'react'
import { hotspotClipboard } from '#app/features/studio/scenes/canvas/clipboard.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { actionGroups } from './canvas-actions.ts'
import type { CanvasAction } from './canvas-actions.ts'

type SelectionMenuProps = {
  adventure: string
  selected: number
  all: number
  onAction: (action: CanvasAction) => void
  /** After pointer use the focus returns to the picture, where arrows move the selection. */ onLeave: () => void
}

export function SelectionMenu({ adventure, selected, all, onAction, onLeave }: SelectionMenuProps) {
  const pointed = useRef(false)
  const canPaste = useSyncExternalStore(
    hotspotClipboard.subscribe,
    () => hotspotClipboard.holds(adventure),
    () => false,
  )
  const off = { some: selected === 0, any: all === 0, clipboard: !canPaste }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="small"
          className="min-h-11 max-sm:px-1 max-sm:text-[0.8125rem]"
          onPointerDown={() => (pointed.current = true)}
          onKeyDown={() => (pointed.current = false)}
        >
          <span className="max-sm:hidden">{m.canvas_selection({ count: selected })}</span>
          <span className="sm:hidden">{m.canvas_selection_short({ count: selected })}</span>
          <ChevronDown aria-hidden="true" className="size-4 max-sm:hidden" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        onCloseAutoFocus={(event) => {
          if (!pointed.current) return
          event.preventDefault()
          onLeave()
        }}
      >
        {actionGroups.map((group, index) => (
          <Fragment key={group[0]!.action}>
            {index > 0 && <DropdownMenuSeparator />}
            {group.map(({ action, label, keys, needs }) => (
              <DropdownMenuItem
                key={action}
                disabled={off[needs]}
                tone={action === 'delete' ? 'danger' : 'plain'}
                onSelect={() => onAction(action)}
              >
                {label()}
                {keys && <DropdownMenuShortcut>{keys()}</DropdownMenuShortcut>}
              </DropdownMenuItem>
            ))}
          </Fragment>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
