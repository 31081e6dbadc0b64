import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Modal } from '#app/features/play/party/components/modal.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Message } from '#app/features/play/live/aftermath/happenings.ts'

export function Parchment({ message, onClose }: { message: Message; onClose: () => void }) {
  const lang = useContentLanguage()
  const wordsId = useId()
  return (
    <Modal
      title={message.speaker ?? m.play_message()}
      titleLang={message.speaker ? lang : undefined}
      describedBy={wordsId}
      look="parchment"
      onClose={onClose}
    >
      <p id={wordsId} lang={lang} className="max-w-prose text-lg whitespace-pre-line">
        {message.text}
      </p>
      <Button variant="primary" className="justify-self-center" onClick={onClose}>
        {m.play_continue()}
      </Button>
    </Modal>
  )
}
