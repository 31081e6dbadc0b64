import { DeedPassword, isOfPassword } from '#app/features/account/components/deed-password.tsx'
import { GoogleAgain } from '#app/features/account/components/google-again.tsx'
import { formText } from '#app/features/account/form-text.ts'
import type { Proof } from '#app/features/account/require-fresh.server.ts'
import { Notice } from '#app/ui/notice.tsx'

/** How somebody proves who they are. */
export type Confirmation = { proof: Proof; email: string }

/** What is asked for before a work is offered. @param problem of the last try */
export function proofFor({ proof, email }: Confirmation, workId: string, problem: string | undefined) {
  const isOpen = problem !== undefined
  if (proof === 'stale' || problem === 'account_sign_in_again')
    return { isOpen, inPlace: <GoogleAgain next={`/editor/${workId}/people`} /> }
  return {
    isOpen,
    children: (
      <>
        {isOpen && !isOfPassword(problem) && <Notice tone="danger" title={formText(problem)} />}
        <DeedPassword isAsked={proof === 'password'} email={email} problem={problem} />
      </>
    ),
  }
}
