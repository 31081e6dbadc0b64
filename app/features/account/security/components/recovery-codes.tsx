import Printer from 'lucide-react/icons/printer'
import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'
import { CopyButton } from './copy-button.tsx'

/** Shown once: nobody can read them afterwards. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const scripts = useScripts()
  return (
    <Card>
      <CardBody className="gap-5 p-5 sm:p-7">
        <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {m.security_recovery_title()}
        </h2>
        <p className="max-w-prose">{m.security_recovery_lead()}</p>
        <ul
          translate="no"
          className="grid max-w-md gap-x-6 gap-y-2 rounded-control bg-sunken p-5 font-mono text-lg sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="no-print flex flex-wrap gap-3">
          <CopyButton text={codes.join('\n')}>{m.security_recovery_copy()}</CopyButton>
          {scripts && (
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-5" />
              {m.security_recovery_print()}
            </Button>
          )}
        </div>
        <Button asChild variant="primary" className="no-print justify-self-start self-start">
          <Link to="/account/security">{m.security_recovery_kept()}</Link>
        </Button>
      </CardBody>
    </Card>
  )
}
