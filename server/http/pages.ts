import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler } from 'react-router'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type {
  answerMove,
  answerRunStream,
  answerWebhook,
  dailyJobs,
  lookVersion,
  offlineWorker,
  platform,
  routePolicies,
  samplesAreSeeded,
  seedSamples,
  seedSamplesAlone,
} from '#app/entry.server.tsx'

type EntryExports = {
  answerMove: typeof answerMove
  answerRunStream: typeof answerRunStream
  answerWebhook: typeof answerWebhook
  dailyJobs: typeof dailyJobs
  lookVersion: typeof lookVersion
  offlineWorker: typeof offlineWorker
  platform: typeof platform
  routePolicies: typeof routePolicies
  samplesAreSeeded: typeof samplesAreSeeded
  seedSamples: typeof seedSamples
  seedSamplesAlone: typeof seedSamplesAlone
}

export type Pages = EntryExports & { handle: (request: Request, context: RouterContextProvider) => Promise<Response> }

export const loadBuild = async (): Promise<ServerBuild> =>
  (await import(pathToFileURL(join(process.cwd(), 'build/server/index.js')).href)) as ServerBuild

/** @throws Error naming the routes that have no policy */
export function pagesOf(build: ServerBuild, mode: 'production' | 'development'): Pages {
  const entry = build.entry.module as unknown as EntryExports
  const open = routePatterns(build).filter((pattern) => !Object.hasOwn(entry.routePolicies, pattern))
  if (open.length > 0) throw new Error(`Routes without a policy in app/routes.policy.ts: ${open.join(', ')}`)
  return {
    answerMove: entry.answerMove,
    answerRunStream: entry.answerRunStream,
    answerWebhook: entry.answerWebhook,
    dailyJobs: entry.dailyJobs,
    lookVersion: entry.lookVersion,
    offlineWorker: entry.offlineWorker,
    platform: entry.platform,
    routePolicies: entry.routePolicies,
    samplesAreSeeded: entry.samplesAreSeeded,
    seedSamples: entry.seedSamples,
    seedSamplesAlone: entry.seedSamplesAlone,
    handle: createRequestHandler(build, mode),
  }
}

function routePatterns(build: Pick<ServerBuild, 'routes'>): string[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const parents = new Set(routes.map((route) => route.parentId).filter(Boolean))
  const full = (id: string | undefined): string => {
    const route = id === undefined ? undefined : build.routes[id]
    return route ? `${full(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  return routes.filter((route) => !parents.has(route.id)).map((route) => full(route.id) || '/')
}
