import Mail from 'lucide-react/icons/mail'
import Share2 from 'lucide-react/icons/share-2'
import { m } from '#app/i18n/generated/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'

/** Its code is loaded on the first press. */
const share = async (title: string, address: string): Promise<void> =>
  (await import('#app/features/adventure/components/share.ts')).share(title, address)

/** Mail and the page of codes work everywhere, the button needs scripts. @param address absolute
 * @param shared its id in public addresses */
export function ShareLinks({ title, shared, address }: { title: string; shared: string; address: string }) {
  const scripts = useScripts()
  const mail = `mailto:?subject=${encodeURIComponent(m.adventure_share_mail_subject({ title: title.toWellFormed() }))}&body=${encodeURIComponent(m.adventure_share_mail_body({ address }))}`
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-1">
      <a href={mail} className={buttonStyles({ variant: 'ghost', size: 'small' })}>
        <Mail aria-hidden="true" className="size-4.5" />
        {m.adventure_share_mail()}
      </a>
      <Link to={`/adventure/${shared}/share`} className={buttonStyles({ variant: 'ghost', size: 'small' })}>
        {m.share_codes()}
      </Link>
      <button
        type="button"
        onClick={() => void share(title, address)}
        className={classNames(buttonStyles({ variant: 'secondary', size: 'small' }), 'ml-3', !scripts && 'invisible')}
      >
        <Share2 aria-hidden="true" className="size-4.5" />
        {m.adventure_share()}
      </button>
    </div>
  )
}
