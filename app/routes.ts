import { index, layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** The whole URL map. Who may use each address, and how often, stands in `routes.policy.ts`; a test holds the two together. */
export default [
  layout('routes/layouts/site.tsx', [
    index('routes/public/home.tsx'),
    route('for-events', 'routes/public/for-events.tsx'),
    route('for-team-building', 'routes/public/for-team-building.tsx'),
    route('for-museums', 'routes/public/for-museums.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('player-agreement', 'routes/public/player-agreement.tsx'),
    route('privacy-policy', 'routes/public/privacy-policy.tsx'),
    route('player-support', 'routes/public/player-support.tsx'),
    route('library', 'routes/library/library.tsx'),
    route('adventure/:id', 'routes/library/adventure.tsx'),
    route('auth', 'routes/account/auth.tsx'),
    route('creator', 'routes/studio/creator.tsx'),
    route('account', 'routes/account/account.tsx'),
    route('admin', 'routes/admin/overview.tsx'),
    route('admin/users', 'routes/admin/users.tsx'),
    route('admin/outbox', 'routes/admin/outbox.tsx'),
    route('play/:id', 'routes/play/lobby.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  route('sitemap.xml', 'routes/public/sitemap.ts'),
  route('robots.txt', 'routes/public/robots.ts'),
  route('auth/sign-out', 'routes/account/sign-out.ts'),
  route('editor/:id', 'routes/studio/editor.tsx'),
  route('run/:runId', 'routes/play/run.tsx'),
  route('api/runs/:runId/commands', 'routes/play/commands.ts'),
  route('api/account/events', 'routes/api/account-events.ts'),
  route('api/account/session', 'routes/api/account-session.ts'),
  route('api/uploads', 'routes/api/upload.ts'),
  route('media/:name', 'routes/api/media.ts'),
] satisfies RouteConfig
