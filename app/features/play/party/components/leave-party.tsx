import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Party } from '#app/features/play/party/use-party.ts'
import { Button } from '#app/ui/button.tsx'
import { useNavigate } from '#app/ui/link.tsx'
import { ConfirmedAction } from './confirmed-action.tsx'

export function LeaveParty({ party, adventureId }: { party: Party; adventureId: string }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      {asking ? (
        <ConfirmedAction
          question={m.together_leave_question()}
          confirm={m.together_leave_confirm()}
          act={() => party.ask({ leave: true })}
          onDone={() => void navigate(`/play/${adventureId}`)}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <Button variant="ghost" className="w-fit" onClick={() => setAsking(true)}>
          <LogOut aria-hidden="true" className="size-5" />
          {m.together_leave()}
        </Button>
      )}
    </section>
  )
}
