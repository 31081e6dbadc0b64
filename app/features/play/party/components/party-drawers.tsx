import { usePartyContext } from '#app/features/play/party/use-party.ts'
import { ChatPanel } from './chat-panel.tsx'
import { PartyPanel } from './party-panel.tsx'

export function PartyDrawers({ adventureId, title }: { adventureId: string; title: string }) {
  const party = usePartyContext()
  if (!party) return null
  const close = () => party.open(null)
  switch (party.state.panel) {
    case 'party':
      return <PartyPanel party={party} adventureId={adventureId} title={title} onClose={close} />
    case 'chat':
      return <ChatPanel party={party} onClose={close} />
    case null:
      return null
  }
}
