import { useContext, useEffect } from 'react'
import { Scripts, UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { lateStart, takenOver } from './late-start.ts'
import type { PageModules } from './late-start.ts'
import { isFramed } from './framed.ts'
import { guardingTexts } from './translation-guard.ts'

/** On the site's pages, scripts start after first paint (docs/decisions/016). */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event(takenOver))
  }, [])
  if (import.meta.env.DEV) return <Scripts nonce={nonce} />
  return import.meta.env.SSR ? <ServerScripts nonce={nonce} /> : null
}

/** Before anything that could change the page. */
export function TranslationGuard({ nonce }: { nonce: string | undefined }) {
  return import.meta.env.SSR ? <script nonce={nonce}>{guardingTexts()}</script> : null
}

function ServerScripts({ nonce }: { nonce: string | undefined }) {
  const late = isFramed(useMatches())
  return late ? <LateScripts nonce={nonce} /> : <Scripts nonce={nonce} />
}

function LateScripts({ nonce }: { nonce: string | undefined }) {
  const page = useContext(UNSAFE_FrameworkContext)
  const ids = useMatches().map(({ id }) => id)
  if (!page) throw new Error('The scripts of a page stand outside of the router.')
  announceScripts(page)
  const handoff = `window.__reactRouterContext = ${page.serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`
  return (
    <>
      <script nonce={nonce}>{handoff}</script>
      <script nonce={nonce}>{lateStart(modulesOf(page.manifest, ids))}</script>
    </>
  )
}

type Framework = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>
type Manifest = Framework['manifest']

/** As `<Scripts>` does: without it the loader data would not be written. */
function announceScripts({ renderMeta }: Framework): void {
  if (renderMeta) renderMeta.didRenderScripts = true
}

/** Root and entry are in the file that all pages share (app/start-page.tsx). */
export function modulesOf(manifest: Manifest, ids: readonly string[]): PageModules {
  const entries = ids.flatMap((id) => manifest.routes[id] ?? [])
  const pages = entries.filter(({ id }) => id !== 'root')
  const routes = pages.map((entry): PageModules['routes'][number] => {
    const parts = [
      entry.clientActionModule,
      entry.clientLoaderModule,
      entry.clientMiddlewareModule,
      entry.hydrateFallbackModule,
      entry.module,
    ]
    return [entry.id, parts.filter((part) => part !== undefined)]
  })
  const named = [manifest.url, ...routes.flatMap(([, modules]) => modules)]
  const imports = new Set([manifest.entry, ...entries].flatMap((entry) => entry.imports ?? []))
  return { list: manifest.url, routes, entry: manifest.entry.module, imports: [...new Set([...imports, ...named])] }
}
