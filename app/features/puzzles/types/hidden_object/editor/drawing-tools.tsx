import Lasso from 'lucide-react/icons/lasso'
import SquareDashed from 'lucide-react/icons/square-dashed'
import Plus from 'lucide-react/icons/plus'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Configuration } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'
import type { Tool } from './zone-canvas.tsx'

interface DrawingToolsProps {
  objects: Configuration['objectsToFind']
  next: string
  tool: Tool
  full: boolean
  onNext: (next: string) => void
  onTool: (tool: Tool) => void
  onAdd: () => void
}

const tool = 'min-h-11 aria-pressed:border-brass-strong aria-pressed:bg-brass-soft'

export function DrawingTools({ objects, next, tool: chosen, full, onNext, onTool, onAdd }: DrawingToolsProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={m.hidden_object_form_next()} className="min-w-0 grow sm:max-w-xs">
        {(control) => (
          <Select value={next} onChange={(event) => onNext(event.target.value)} {...control}>
            <option value="new">{m.hidden_object_form_next_new()}</option>
            {objects.map(({ id, name }, at) => (
              <option key={id} value={id}>
                {m.hidden_object_form_next_more({ name: name || m.hidden_object_form_unnamed({ position: at + 1 }) })}
              </option>
            ))}
            <option value="look-alike">{m.hidden_object_form_next_look_alike()}</option>
          </Select>
        )}
      </Field>
      <div role="group" aria-label={m.hidden_object_form_tools()} className="flex flex-wrap gap-2">
        <Button size="small" className={tool} aria-pressed={chosen === 'box'} onClick={() => onTool('box')}>
          <SquareDashed aria-hidden="true" className="size-4.5" />
          {m.hidden_object_form_box()}
        </Button>
        <Button size="small" className={tool} aria-pressed={chosen === 'line'} onClick={() => onTool('line')}>
          <Lasso aria-hidden="true" className="size-4.5" />
          {m.hidden_object_form_line()}
        </Button>
        <Button size="small" className="min-h-11" disabled={full} onClick={onAdd}>
          <Plus aria-hidden="true" className="size-4.5" />
          {m.hidden_object_form_middle()}
        </Button>
      </div>
    </div>
  )
}
