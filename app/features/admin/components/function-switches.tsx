import { functionText } from '#app/features/admin/function-text.ts'
import type { listSwitches } from '#app/features/generation/money/switch-function.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Cell, DataTable, HeadCell } from '#app/ui/data-table.tsx'
import { Form } from '#app/ui/link.tsx'

export function FunctionSwitches({ switches }: { switches: Awaited<ReturnType<typeof listSwitches>> }) {
  const columns = [
    { name: m.admin_generation_function() },
    { name: m.admin_generation_state() },
    { name: m.admin_generation_change() },
  ]
  return (
    <DataTable label={m.admin_generation_list()} columns={columns} className="min-w-80">
      {switches.map(({ name, isOn }) => {
        const action = isOn ? m.admin_generation_switch_off() : m.admin_generation_switch_on()
        return (
          <tr key={name}>
            <HeadCell>{functionText(name)}</HeadCell>
            <Cell>
              <Badge tone={isOn ? 'success' : 'grey'}>
                {isOn ? m.admin_generation_on() : m.admin_generation_off()}
              </Badge>
            </Cell>
            <Cell>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="name" value={name} />
                <Button
                  type="submit"
                  name="isOn"
                  value={isOn ? 'off' : 'on'}
                  size="small"
                  aria-label={m.admin_generation_switch_of({ action, name: functionText(name) })}
                >
                  {action}
                </Button>
              </Form>
            </Cell>
          </tr>
        )
      })}
    </DataTable>
  )
}
