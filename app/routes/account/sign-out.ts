import { redirect } from 'react-router'
import { signOut } from '#app/features/account/sign-out.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { getViewer } from '#app/platform/request-context.server.ts'
import type { Route } from './+types/sign-out.ts'

export const loader = () => redirect('/')

export const action = handled(async ({ context }: Route.ActionArgs) => {
  const headers = new Headers({ 'Set-Cookie': await signOut(getViewer(context)) })
  headers.append('Set-Cookie', flash('signedOut'))
  throw redirect('/', { headers })
})
