import { useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { qrPath } from '#app/shared/qr-path.ts'
import { QrPicture } from '#app/ui/qr-picture.tsx'

export function InvitationQr({ text }: { text: string }) {
  const [drawn, setDrawn] = useState<{ text: string; size: number; path: string } | null>(null)
  useEffect(() => {
    let wanted = true
    import('qr')
      .then(({ encodeQR }) => wanted && setDrawn({ text, ...qrPath(encodeQR(text, 'raw', { border: 4 })) }))
      .catch(() => {})
    return () => void (wanted = false)
  }, [text])
  return (
    <div className="grid justify-items-center">
      <div className="size-44 overflow-hidden rounded-control bg-white">
        {drawn?.text === text && <QrPicture drawn={drawn} label={m.together_qr()} className="size-full" />}
      </div>
    </div>
  )
}
