import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { PrintState as State } from './use-print.ts'

/** The progress of the print, and its outcome. */
export function PrintState({ state, onStop }: { state: State; onStop: () => void }) {
  const said = textOf(state)
  return (
    <div className="grid gap-3">
      <p role="status" className={said === '' ? 'sr-only' : 'font-medium'}>
        {said}
      </p>
      {state.stage !== 'idle' && state.stage !== 'over' && (
        <div className="flex items-center gap-4">
          <Progress label={m.print_progress()} {...valueOf(state)} className="grow" />
          <Button size="small" onClick={onStop}>
            {m.print_stop()}
          </Button>
        </div>
      )}
      {state.stage === 'over' && !('file' in state.result) && (
        <Notice tone="danger" title={m.print_not_made()}>
          {'code' in state.result
            ? errorText(state.result.code)
            : state.result.why === 'busy'
              ? m.print_busy()
              : m.print_failed()}
        </Notice>
      )}
    </div>
  )
}

function textOf(state: State): string {
  switch (state.stage) {
    case 'idle':
      return ''
    case 'asked':
      return m.print_asked()
    case 'waiting':
      return state.before === 0 ? m.print_asked() : m.print_waiting({ count: state.before })
    case 'pictures':
      return m.print_pictures({ done: state.done, all: state.all })
    case 'setting':
      return state.parts === 1 ? m.print_setting() : m.print_setting_part({ part: state.part, parts: state.parts })
    case 'over':
      return 'file' in state.result ? m.print_done({ name: state.result.name }) : ''
  }
}

function valueOf(state: State): { value?: number } {
  if (state.stage === 'pictures' && state.all > 0) return { value: state.done / state.all / 2 }
  if (state.stage === 'setting' && state.parts > 1) return { value: state.part / (state.parts + 1) }
  return {}
}
