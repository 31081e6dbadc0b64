import { data } from 'react-router'

/** With 503, nothing is revalidated, which would fail too and remove the page. @param instead what the form says then */
export async function orUnanswered<Answer, Instead>(
  serverAction: () => Promise<Answer>,
  instead: (error: unknown) => Instead,
) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return data(instead(error), { status: 503 })
  }
}
