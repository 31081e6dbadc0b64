import Circle from 'lucide-react/icons/circle'
import Magnet from 'lucide-react/icons/magnet'
import Maximize from 'lucide-react/icons/maximize'
import MousePointer2 from 'lucide-react/icons/mouse-pointer-2'
import Pentagon from 'lucide-react/icons/pentagon'
import Square from 'lucide-react/icons/square'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { memo } from 'react'
import type { ReactNode } from 'react'
import type { Tool } from '#app/features/studio/scenes/canvas/canvas-state.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'

const tools: readonly { tool: Tool; label: () => string; Icon: typeof Square }[] = [
  { tool: 'select', label: m.canvas_tool_select, Icon: MousePointer2 },
  { tool: 'rectangle', label: m.canvas_tool_rectangle, Icon: Square },
  { tool: 'ellipse', label: m.canvas_tool_ellipse, Icon: Circle },
  { tool: 'polygon', label: m.canvas_tool_polygon, Icon: Pentagon },
]

type CanvasToolbarProps = {
  tool: Tool
  onTool: (tool: Tool) => void
  snaps: boolean
  onSnaps: (snaps: boolean) => void
  zoom: number
  onZoomStep: (by: 1 | -1) => void
  onZoomTo: (zoom: number) => void
  menu: ReactNode
}

export const CanvasToolbar = memo(function CanvasToolbar({
  tool,
  onTool,
  snaps,
  onSnaps,
  zoom,
  onZoomStep,
  onZoomTo,
  menu,
}: CanvasToolbarProps) {
  return (
    <div
      role="group"
      aria-label={m.canvas_toolbar()}
      className="flex flex-wrap items-center gap-1 rounded-card border border-line bg-surface px-1 py-1 max-sm:gap-x-0 sm:px-2"
    >
      <div role="group" aria-label={m.canvas_tools()} className="flex sm:mr-2">
        {tools.map(({ tool: each, label, Icon }) => (
          <ToggleButton key={each} label={label()} pressed={each === tool} onClick={() => onTool(each)}>
            <Icon aria-hidden="true" className="size-5" />
          </ToggleButton>
        ))}
      </div>
      {menu}
      <ViewMenu snaps={snaps} onSnaps={onSnaps} zoom={zoom} onZoomStep={onZoomStep} onZoomTo={onZoomTo} />
      <div className="ml-auto hidden items-center sm:flex">
        <ToggleButton label={m.canvas_snap()} pressed={snaps} onClick={() => onSnaps(!snaps)}>
          <Magnet aria-hidden="true" className="size-5" />
        </ToggleButton>
        <Tooltip label={m.common_zoom_out()}>
          <Button variant="ghost" size="icon" aria-label={m.common_zoom_out()} onClick={() => onZoomStep(-1)}>
            <ZoomOut aria-hidden="true" className="size-5" />
          </Button>
        </Tooltip>
        <Tooltip label={m.canvas_zoom_fit()}>
          <Button
            variant="ghost"
            size="small"
            className="min-h-11 min-w-16 px-1 tabular-nums"
            aria-label={m.canvas_zoom_now({ percent: Math.round(zoom * 100) })}
            onClick={() => onZoomTo(1)}
          >
            {m.studio_percent({ percent: Math.round(zoom * 100) })}
          </Button>
        </Tooltip>
        <Tooltip label={m.common_zoom_in()}>
          <Button variant="ghost" size="icon" aria-label={m.common_zoom_in()} onClick={() => onZoomStep(1)}>
            <ZoomIn aria-hidden="true" className="size-5" />
          </Button>
        </Tooltip>
      </div>
    </div>
  )
})

type ViewMenuProps = Pick<CanvasToolbarProps, 'snaps' | 'onSnaps' | 'zoom' | 'onZoomStep' | 'onZoomTo'>

function ViewMenu({ snaps, onSnaps, zoom, onZoomStep, onZoomTo }: ViewMenuProps) {
  const staying = (run: () => void) => (event: Event) => {
    event.preventDefault()
    run()
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.canvas_view({ percent: Math.round(zoom * 100) })}
          className="ml-auto sm:hidden"
        >
          <ZoomIn aria-hidden="true" className="size-5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={staying(() => onZoomStep(1))}>
          <ZoomIn aria-hidden="true" />
          {m.common_zoom_in()}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={staying(() => onZoomStep(-1))}>
          <ZoomOut aria-hidden="true" />
          {m.common_zoom_out()}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onZoomTo(1)}>
          <Maximize aria-hidden="true" />
          {m.canvas_zoom_fit()}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuCheckboxItem checked={snaps} onCheckedChange={onSnaps}>
          {m.canvas_snap()}
        </DropdownMenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function ToggleButton({
  label,
  pressed,
  onClick,
  children,
}: {
  label: string
  pressed: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Tooltip label={label}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-pressed={pressed}
        onClick={onClick}
        className={classNames(pressed && 'bg-accent-soft text-accent-ink')}
      >
        {children}
      </Button>
    </Tooltip>
  )
}
