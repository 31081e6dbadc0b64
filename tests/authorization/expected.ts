/* A status, or `→/path` for a redirect (first part of its path). The adventure costs $12.50, was published, and its
 * picture is newer than its edition. The run is the buyer's. */

export const roles = ['visitor', 'other', 'owner', 'buyer', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

export const plainStates = ['draft', 'in_review', 'coming_soon', 'published', 'deleted'] as const

/** `unlisted`: asked for by its id; `linked`: unlisted too, asked for by its link. */
export const states = [...plainStates, 'unlisted', 'linked'] as const
export type State = (typeof states)[number]

export type Table = Record<Role, Row>

/** The line `rest` is for every role without its own. @throws Error when a role, state or cell is missing */
function table(written: string): Table {
  const [head = '', ...lines] = written.trim().split('\n')
  if (head.trim().split(/\s+/).join() !== states.join())
    throw new Error(`The states are ${states.join()}, not: ${head}`)
  const rows = new Map(lines.map((line) => rowOf(line.trim().split(/\s+/))))
  const astray = [...rows.keys()].filter((role) => role !== 'rest' && !(roles as readonly string[]).includes(role))
  if (astray.length > 0 || rows.size !== lines.length)
    throw new Error(`The roles are ${roles.join()}, each once, not: ${lines.join('\n')}`)
  return Object.fromEntries(
    roles.map((role) => {
      const row = rows.get(role) ?? rows.get('rest')
      if (!row) throw new Error(`${role} has no line in: ${written}`)
      return [role, row]
    }),
  ) as Table
}

type Row = Record<State, string>

function rowOf([role = '', ...cells]: string[]): [role: string, row: Row] {
  if (cells.length !== states.length) throw new Error(`${role} needs ${states.length} cells: ${cells.join(' ')}`)
  return [role, Object.fromEntries(states.map((state, at) => [state, cells[at]])) as Row]
}

const always = (visitor: string, member = visitor): Table => {
  const line = (outcome: string) => states.map(() => outcome).join(' ')
  return table(`${states.join(' ')}\nvisitor ${line(visitor)}\nrest ${line(member)}`)
}

const nobody = always('404')

const theBuyerAlone = table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    buyer      200    200        200          200        200      200       200
    rest       404    404        404          404        404      404       404`)

/** Its session is the owner's. */
const theOwnerAlone = (visitor: string): Table =>
  table(`
               draft       in_review   coming_soon  published   deleted     unlisted    linked
    visitor    ${visitor}  ${visitor}  ${visitor}   ${visitor}  ${visitor}  ${visitor}  ${visitor}
    owner      200         200         200          200         200         200         200
    rest       404         404         404          404         404         404         404`)

const ofBuyer = (done: string, visitor = '→/auth'): Table =>
  table(`
               draft       in_review   coming_soon  published   deleted     unlisted    linked
    visitor    ${visitor}  ${visitor}  ${visitor}   ${visitor}  ${visitor}  ${visitor}  ${visitor}
    buyer      ${done}     ${done}     ${done}      ${done}     ${done}     ${done}     ${done}
    rest       404         404         404          404         404         404         404`)

const asLongAsShown = table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    visitor    404    404        200          200        404      404       200
    other      404    404        200          200        404      404       200
    rest       404    404        200          200        404      200       200`)

/** Who has unlisted work, and not its link, cannot hand it round. */
const handedRound = table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    owner      404    404        404          200        404      200       200
    admin      404    404        404          200        404      200       200
    rest       404    404        404          200        404      404       200`)

const refusedRound = table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    owner      404    404        404          402        404      402       402
    admin      404    404        404          402        404      402       402
    rest       404    404        404          402        404      404       402`)

export const itsEditors = (visitor: string, done: string): Table =>
  table(`
               draft       in_review   coming_soon  published   deleted     unlisted    linked
    visitor    ${visitor}  ${visitor}  ${visitor}   ${visitor}  ${visitor}  ${visitor}  ${visitor}
    owner      ${done}     ${done}     ${done}      ${done}     404         ${done}     ${done}
    admin      ${done}     ${done}     ${done}      ${done}     404         ${done}     ${done}
    rest       404         404         404          404         404         404         404`)

const adminsAlone = table(`
               draft   in_review  coming_soon  published  deleted  unlisted  linked
    visitor    →/auth  →/auth     →/auth       →/auth     →/auth   →/auth    →/auth
    admin      200     200        200          200        200      200       200
    rest       →/      →/         →/           →/         →/       →/        →/`)

const staffAlone = table(`
               draft   in_review  coming_soon  published  deleted  unlisted  linked
    visitor    →/auth  →/auth     →/auth       →/auth     →/auth   →/auth    →/auth
    moderator  200     200        200          200        200      200       200
    admin      200     200        200          200        200      200       200
    rest       →/      →/         →/           →/         →/       →/        →/`)

const staffRefused = table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    visitor    401    401        401          401        401      401       401
    moderator  400    400        400          400        400      400       400
    admin      400    400        400          400        400      400       400
    rest       →/     →/         →/           →/         →/       →/        →/`)

const staffMiss = table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    visitor    401    401        401          401        401      401       401
    moderator  404    404        404          404        404      404       404
    admin      404    404        404          404        404      404       404
    rest       →/     →/         →/           →/         →/       →/        →/`)

const adminsRefused = (status: '400' | '401' | '404') =>
  table(`
               draft      in_review  coming_soon  published  deleted    unlisted   linked
    visitor    401        401        401          401        401        401        401
    admin      ${status}  ${status}  ${status}    ${status}  ${status}  ${status}  ${status}
    rest       →/         →/         →/           →/         →/         →/         →/`)

/** A lock that the owner keeps, whatever has become of the adventure; staff judge it where it was reported. */
const ofItsMaker = (done: string, visitor = '404'): Table =>
  table(`
               draft       in_review   coming_soon  published   deleted     unlisted    linked
    visitor    ${visitor}  ${visitor}  ${visitor}   ${visitor}  ${visitor}  ${visitor}  ${visitor}
    owner      ${done}     ${done}     ${done}      ${done}     ${done}     ${done}     ${done}
    rest       404         404         404          404         404         404         404`)

const publicPage = { read: always('200'), write: nobody }

export const expected: Readonly<Record<string, { read: Table; write: Table }>> = {
  '/': publicPage,
  '/for-events': publicPage,
  '/for-team-building': publicPage,
  '/for-museums': publicPage,
  '/first-adventure': publicPage,
  '/first-dinner': publicPage,
  '/first-room': publicPage,
  '/about': publicPage,
  // An empty form comes back
  '/contact': { read: always('200'), write: always('→/contact') },
  '/player-agreement': publicPage,
  '/privacy-policy': publicPage,
  '/player-support': publicPage,
  '/theme': { read: always('→/'), write: always('→/') },
  // Nothing is changed here
  '/design/:version': { read: always('404'), write: nobody },
  '/sitemap.xml': publicPage,
  '/robots.txt': publicPage,
  '/lock/new': { read: always('200'), write: always('→/lock') },
  '/lock/:id': publicPage,
  '/embed/lock/:id': publicPage,
  '/api/locks/:id/answers': { read: nobody, write: always('200') },
  // The write keeps it
  '/lock/:id/share': { read: ofItsMaker('200'), write: ofItsMaker('→/lock', '401') },
  '/lock/:id/edit': { read: ofItsMaker('200'), write: ofItsMaker('→/lock') },
  '/lock/:id/qr': publicPage,
  '/lock/:id/print': { read: ofItsMaker('200'), write: nobody },
  '/library': publicPage,
  '/adventure/:id': { read: asLongAsShown, write: nobody },
  // What is played has its lobby; tests/authorization/kits.integration.test.ts asks for kits
  '/kit/:id': {
    read: table(`
               draft   in_review  coming_soon  published  deleted  unlisted  linked
    owner      →/play  →/play     →/play       →/play     404      →/play    →/play
    buyer      →/play  →/play     →/play       →/play     →/play   →/play    →/play
    admin      →/play  →/play     →/play       →/play     404      →/play    →/play
    visitor    404     404        →/play       →/play     404      404       →/play
    other      404     404        →/play       →/play     404      404       →/play
    rest       404     404        →/play       →/play     404      →/play    →/play`),
    write: nobody,
  },
  // It asks everybody for a code, whatever the address names; no code opens what is played
  '/kit/:id/hints': { read: always('200'), write: nobody },
  // What is played has no pages; tests/authorization/kits.integration.test.ts asks for those of kits
  '/api/kits/:id/print': { read: nobody, write: nobody },
  // Only the buyer has a reason to rate it; everybody else gets the page without the form, and the form back
  '/adventure/:id/review': {
    read: table(`
               draft   in_review  coming_soon  published  deleted  unlisted  linked
    visitor    →/auth  →/auth     →/auth       →/auth     →/auth   →/auth    →/auth
    other      404     404        200          200        404      404       200
    rest       404     404        200          200        404      200       200`),
    write: table(`
               draft  in_review  coming_soon  published    deleted  unlisted     linked
    visitor    401    401        401          401          401      401          401
    buyer      404    404        →/adventure  →/adventure  404      →/adventure  →/adventure
    other      404    404        403          403          404      404          403
    rest       404    404        403          403          404      403          403`),
  },
  // The buyer's review: its creator answers, nobody else, admins included
  '/reviews/:id/answer': {
    read: table(`
               draft   in_review  coming_soon  published  deleted  unlisted  linked
    visitor    →/auth  →/auth     →/auth       →/auth     →/auth   →/auth    →/auth
    owner      200     200        200          200        404      200       200
    rest       404     404        404          404        404      404       404`),
    write: table(`
               draft        in_review    coming_soon  published    deleted  unlisted     linked
    visitor    401          401          401          401          401      401          401
    owner      →/adventure  →/adventure  →/adventure  →/adventure  404      →/adventure  →/adventure
    rest       404          404          404          404          404      404          404`),
  },
  '/adventure/:id/wish': {
    read: always('→/adventure'),
    write: table(`
               draft  in_review  coming_soon  published    deleted  unlisted  linked
    visitor    401    401        401          401          401      401       401
    rest       404    404        →/adventure  →/adventure  404      404       404`),
  },
  // Every token is answered alike
  '/wishes/unsubscribe/:token': { read: always('200'), write: always('200') },
  // The cover that everybody saw before
  '/adventure/:id/share.jpg': { read: asLongAsShown, write: nobody },
  '/adventure/:id/share': { read: handedRound, write: itsEditors('401', '→/adventure') },
  // It costs something, and is not played in frames
  '/embed/:id': { read: handedRound, write: refusedRound },
  // Nobody here came by a launch of a platform
  '/lti/login': { read: always('→/lti'), write: always('→/lti') },
  '/lti/launch': { read: nobody, write: always('→/lti') },
  '/lti/keys': publicPage,
  '/lti/refused/:why': publicPage,
  '/lti/play/:launchId': { read: always('→/lti'), write: always('→/lti') },
  '/lti/choose/:launchId': { read: always('→/lti'), write: always('→/lti') },
  '/adventure/:id/qr': { read: handedRound, write: nobody },
  // The id of an adventure is nobody's
  '/creators/:id': { read: nobody, write: nobody },
  // People with a session are redirected; a visitor signs in
  '/auth': { read: always('200', '→/'), write: always('→/') },
  // Asking for a link is answered alike for everybody; a link that nobody mailed is said to be none
  '/auth/forgot': { read: always('200'), write: always('200') },
  '/auth/reset': { read: always('200'), write: always('410') },
  '/auth/verify': { read: always('200'), write: always('410') },
  // Nobody here has given a password and not yet the code
  '/auth/code': { read: always('→/auth', '→/'), write: always('→/auth') },
  '/auth/change-email': { read: always('200'), write: always('410') },
  '/auth/restore-email': { read: always('200'), write: always('410') },
  '/auth/keep': { read: always('200'), write: always('410') },
  // Google is not configured here: the sign-in page says so; whoever has a session is sent on
  '/auth/google': { read: always('→/auth'), write: always('→/auth', '→/') },
  '/auth/google/callback': { read: always('→/auth'), write: nobody },
  '/auth/sign-out': { read: always('→/'), write: always('→/') },
  // Only signing up leads there
  '/welcome': { read: always('→/auth', '200'), write: nobody },
  '/account': { read: always('→/auth', '200'), write: always('401', '200') },
  '/account/games': { read: always('→/auth', '200'), write: nobody },
  // The write asks for a refund of what nobody bought
  '/account/purchases': { read: always('→/auth', '200'), write: always('401', '404') },
  '/account/purchases/:id': { read: ofBuyer('200'), write: nobody },
  '/account/purchases/:id/card': { read: ofBuyer('200'), write: nobody },
  // The write ends a session that does not exist
  '/account/security': { read: always('→/auth', '200'), write: always('401', '→/account') },
  '/account/preferences': { read: always('→/auth', '200'), write: always('401', '→/account') },
  // With a wrong password
  '/account/delete': { read: always('→/auth', '200'), write: always('401') },
  '/account/terms': { read: always('→/auth', '200'), write: always('401', '→/') },
  '/admin': { read: adminsAlone, write: nobody },
  '/admin/users': { read: adminsAlone, write: nobody },
  // The write bans with a wrong password
  '/admin/users/:id': { read: adminsAlone, write: adminsRefused('401') },
  // The write says nothing that could be done
  '/admin/moderation': { read: staffAlone, write: staffRefused },
  '/admin/moderation/:id': {
    read: table(`
               draft   in_review  coming_soon  published  deleted  unlisted  linked
    visitor    →/auth  →/auth     →/auth       →/auth     →/auth   →/auth    →/auth
    moderator  404     200        200          200        404      200       200
    admin      404     200        200          200        404      200       200
    rest       →/      →/         →/           →/         →/       →/        →/`),
    write: staffRefused,
  },
  // What is in review; reports come later in the tests
  '/admin/moderation/:id/draft': {
    read: table(`
               draft   in_review  coming_soon  published  deleted  unlisted  linked
    visitor    →/auth  →/auth     →/auth       →/auth     →/auth   →/auth    →/auth
    moderator  404     200        404          404        404      404       404
    admin      404     200        404          404        404      404       404
    rest       →/      →/         →/           →/         →/       →/        →/`),
    write: nobody,
  },
  '/report/:kind/:id': {
    read: table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    visitor    404    404        200          200        404      404       200
    other      404    404        200          200        404      404       200
    rest       404    404        200          200        404      200       200`),
    write: table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    visitor    404    404        →/report     →/report   404      404       →/report
    other      404    404        →/report     →/report   404      404       →/report
    rest       404    404        →/report     →/report   404      →/report  →/report`),
  },
  '/admin/analytics': { read: adminsAlone, write: nobody },
  '/admin/analytics.csv': { read: adminsAlone, write: nobody },
  // The write answers a message that does not exist
  '/admin/messages': { read: staffAlone, write: staffMiss },
  // The write saves an invalid value
  '/admin/design': { read: adminsAlone, write: adminsRefused('400') },
  '/admin/audit': { read: adminsAlone, write: nobody },
  // The write resends a mail that does not exist
  '/admin/outbox': { read: adminsAlone, write: adminsRefused('404') },
  // The write refunds with a wrong password
  '/admin/purchases': {
    read: adminsAlone,
    write: adminsRefused('401'),
  },
  // The write tests a platform that is not registered
  '/admin/platforms': { read: adminsAlone, write: adminsRefused('404') },
  // The write switches no function
  '/admin/generation': {
    read: adminsAlone,
    write: adminsRefused('400'),
  },
  // The write deletes the adventure
  '/creator': { read: always('→/auth', '200'), write: itsEditors('401', '200') },
  // The write asks for an account at a company that cannot be reached
  '/creator/sales': { read: always('→/auth', '200'), write: always('401', '404') },
  '/creator/sales.csv': { read: always('→/auth', '200'), write: nobody },
  '/editor/:id': { read: itsEditors('→/auth', '200'), write: itsEditors('401', '200') },
  '/editor/:id/walkthrough': { read: itsEditors('→/auth', '200'), write: nobody },
  // The write revokes an invitation that does not exist
  '/editor/:id/people': { read: itsEditors('→/auth', '200'), write: itsEditors('401', '404') },
  // Read without an invitation it says that there is none; co-authors.integration.test.ts has real ones
  '/invited/:token': { read: always('→/auth', '200'), write: always('401', '404') },
  // The subject is no print kind
  '/mystery-dinner/:id': { read: itsEditors('→/auth', '→/editor'), write: nobody },
  '/escape-room/:id': { read: itsEditors('→/auth', '→/editor'), write: nobody },
  // The write starts one
  '/editor/:id/playtest': { read: always('→/auth', '404'), write: itsEditors('401', '201') },
  // Moderators try what is in review and what the tests before reported
  '/play/:id': {
    read: table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    owner      200    200        200          200        404      200       200
    buyer      200    200        200          200        200      200       200
    moderator  404    200        200          200        404      200       200
    admin      200    200        200          200        404      200       200
    visitor    404    404        200          200        404      404       200
    other      404    404        200          200        404      404       200
    rest       404    404        200          200        404      200       200`),
    write: table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    owner      →/run  →/run      →/run        →/run      404      →/run     →/run
    buyer      →/run  →/run      →/run        →/run      →/run    →/run     →/run
    moderator  404    →/run      →/run        →/run      404      →/run     →/run
    admin      →/run  →/run      →/run        →/run      404      →/run     →/run
    visitor    404    404        409          402        404      404       402
    other      404    404        409          402        404      404       402
    rest       404    404        409          402        404      402       402`),
  },
  // Members may buy what is out; the buyer, owner and admins have nothing to pay
  '/checkout/:id': {
    read: table(`
               draft   in_review  coming_soon  published  deleted  unlisted  linked
    visitor    →/auth  →/auth     →/auth       →/auth     →/auth   →/auth    →/auth
    owner      →/play  →/play     →/play       →/play     404      →/play    →/play
    buyer      →/play  →/play     →/play       →/play     →/play   →/play    →/play
    admin      →/play  →/play     →/play       →/play     404      →/play    →/play
    other      404     404        →/adventure  200        404      404       200
    rest       404     404        →/adventure  200        404      200       200`),
    write: table(`
               draft   in_review  coming_soon  published        deleted  unlisted         linked
    visitor    401     401        401          401              401      401              401
    owner      →/play  →/play     →/play       →/play           404      →/play           →/play
    buyer      →/play  →/play     →/play       →/play           →/play   →/play           →/play
    admin      →/play  →/play     →/play       →/play           404      →/play           →/play
    other      404     404        →/adventure  →/test-checkout  404      404              →/test-checkout
    rest       404     404        →/adventure  →/test-checkout  404      →/test-checkout  →/test-checkout`),
  },
  // Whoever has it may give it, but for its owner
  '/checkout/:id/gift': {
    read: table(`
               draft   in_review  coming_soon  published  deleted  unlisted  linked
    visitor    →/auth  →/auth     →/auth       →/auth     →/auth   →/auth    →/auth
    owner      →/play  →/play     →/play       →/play     404      →/play    →/play
    other      404     404        →/adventure  200        404      404       200
    rest       404     404        →/adventure  200        404      200       200`),
    write: table(`
               draft   in_review  coming_soon  published        deleted  unlisted         linked
    visitor    401     401        401          401              401      401              401
    owner      →/play  →/play     →/play       →/play           404      →/play           →/play
    other      404     404        →/adventure  →/test-checkout  404      404              →/test-checkout
    rest       404     404        →/adventure  →/test-checkout  404      →/test-checkout  →/test-checkout`),
  },
  // The page looks up a code that does not exist, and says that there is none
  '/redeem': { read: always('200'), write: always('401', '→/redeem') },
  '/purchases/:id': { read: ofBuyer('200'), write: ofBuyer('200', '401') },
  // It is paid already
  '/test-checkout/:id': { read: ofBuyer('→/purchases'), write: ofBuyer('→/purchases', '401') },
  '/run/:runId': { read: theBuyerAlone, write: nobody },
  '/join': publicPage,
  // Who has the code may see what it leads to, whatever has become of the adventure since: its game goes on
  '/join/:code': {
    read: table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    buyer      →/run  →/run      →/run        →/run      →/run    →/run     →/run
    rest       200    200        200          200        200      200       200`),
    write: table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    buyer      →/run  →/run      →/run        →/run      →/run    →/run     →/run
    rest       400    400        400          400        400      400       400`),
  },
  '/sessions': { read: always('→/auth', '200'), write: nobody },
  // Of what is out; each team of somebody else's takes a seat
  '/sessions/new/:id': {
    read: table(`
               draft   in_review  coming_soon  published  deleted  unlisted  linked
    visitor    →/auth  →/auth     →/auth       →/auth     →/auth   →/auth    →/auth
    other      404     404        404          200        404      404       200
    rest       404     404        404          200        404      200       200`),
    write: table(`
               draft  in_review  coming_soon  published   deleted  unlisted    linked
    visitor    401    401        401          401         401      401         401
    owner      404    404        404          →/sessions  404      →/sessions  →/sessions
    other      404    404        404          402         404      404         402
    rest       404    404        404          402         404      402         402`),
  },
  '/sessions/:id': { read: theOwnerAlone('→/auth'), write: theOwnerAlone('401') },
  '/sessions/:id/sheet': { read: theOwnerAlone('→/auth'), write: nobody },
  '/sessions/:id/teams/:teamId': { read: theOwnerAlone('→/auth'), write: nobody },
  '/api/sessions/:id/events': { read: theOwnerAlone('→/auth'), write: nobody },
  // The write opens the next session, of what is out
  '/sessions/:id/results': {
    read: theOwnerAlone('→/auth'),
    write: table(`
               draft  in_review  coming_soon  published   deleted  unlisted    linked
    visitor    401    401        401          401         401      401         401
    owner      404    404        404          →/sessions  404      →/sessions  →/sessions
    rest       404    404        404          404         404      404         404`),
  },
  '/sessions/:id/results.csv': { read: theOwnerAlone('→/auth'), write: nobody },
  // No team has played yet
  '/api/sessions/:id/certificates': { read: always('→/auth', '404'), write: always('401', '404') },
  '/sessions/:id/stations': {
    read: theOwnerAlone('→/auth'),
    write: table(`
               draft       in_review   coming_soon  published   deleted     unlisted    linked
    visitor    401         401         401          401         401         401         401
    owner      →/sessions  →/sessions  →/sessions   →/sessions  →/sessions  →/sessions  →/sessions
    rest       404         404         404          404         404         404         404`),
  },
  // tests/authorization/after-sessions.integration.test.ts follows real links
  '/sessions/:id/at/:place/:token': { read: nobody, write: nobody },
  '/sessions/:id/screen/:token': { read: nobody, write: nobody },
  '/sessions/:id/screen/:token/events': { read: nobody, write: nobody },
  '/sessions/:id/kiosk/:token': { read: nobody, write: nobody },
  // The adventure is played online: tests/authorization/after-evenings.integration.test.ts opens evenings of kits
  '/evening/new/:id': { read: always('→/auth', '404'), write: always('401', '404') },
  '/evening/:id': { read: always('→/auth', '404'), write: nobody },
  '/evening/:id/commands': { read: always('→/auth', '404'), write: always('401', '404') },
  '/evening/:id/events': { read: always('→/auth', '404'), write: nobody },
  '/evening/:id/invitations': { read: always('→/auth', '404'), write: always('401', '404') },
  '/evening/:id/pictures/:assetId': { read: always('→/auth', '404'), write: nobody },
  '/evening/guest/:token': { read: nobody, write: nobody },
  '/evening/guest/:token/commands': { read: nobody, write: nobody },
  '/evening/guest/:token/events': { read: nobody, write: nobody },
  '/evening/guest/:token/pictures/:assetId': { read: nobody, write: nobody },
  '/evening/table/:token': { read: nobody, write: nobody },
  '/evening/table/:token/events': { read: nobody, write: nobody },
  '/evening/table/:token/pictures/:assetId': { read: nobody, write: nobody },
  '/certificate': publicPage,
  // Who has the link comes in, whatever has become of the adventure since
  '/s/:token': { read: always('200'), write: always('400') },
  // The run is in no session
  '/api/runs/:runId/group': { read: nobody, write: nobody },
  '/api/runs/:runId/party': { read: theBuyerAlone, write: theBuyerAlone },
  '/api/runs/:runId/clicks': {
    read: nobody,
    write: table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    buyer      204    204        204          204        204      204       204
    rest       404    404        404          404        404      404       404`),
  },
  // The run is the buyer's, and no playtest
  '/api/runs/:runId/playtest': { read: nobody, write: nobody },
  // The run has not ended; who gets the poster of one that has is in `poster.integration.test.ts`
  '/api/runs/:runId/poster': { read: nobody, write: nobody },
  '/api/runs/:runId/events': { read: theBuyerAlone, write: nobody },
  '/api/runs/:runId/commands': { read: theBuyerAlone, write: theBuyerAlone },
  '/api/views': { read: nobody, write: always('204') },
  // A stream, for requests that ask for one
  '/api/account/events': { read: always('→/auth', '200'), write: nobody },
  '/api/account/session': { read: always('200'), write: nobody },
  '/api/account/owned': { read: always('→/auth', '200'), write: nobody },
  '/api/account/export': { read: always('→/auth', '→/account'), write: always('401', '200') },
  '/api/account/preferences': { read: always('→/auth', '→/account'), write: always('401', '204') },
  // Reading tells how many calls are left; the write asks for what only a model can do, and there is none
  '/api/generate/:function': { read: always('→/auth', '200'), write: itsEditors('401', '409') },
  '/api/uploads': { read: always('→/auth', '404'), write: itsEditors('401', '201') },
  // The write brings a project in, which is its sender's own
  '/api/projects': { read: always('→/auth', '404'), write: always('401', '201') },
  '/api/projects/:id': { read: itsEditors('→/auth', '200'), write: nobody },
  '/api/projects/:id/puzzles/:puzzleId/print': { read: itsEditors('→/auth', '200'), write: nobody },
  '/api/projects/:id/game-file': { read: itsEditors('→/auth', '200'), write: nobody },
  // The write removes one that nothing uses
  '/api/projects/:id/files': { read: itsEditors('→/auth', '200'), write: itsEditors('401', '200') },
  // The write keeps one
  '/api/projects/:id/versions': { read: itsEditors('→/auth', '200'), write: itsEditors('401', '200') },
  // The write names an adventure that is nobody's
  '/api/projects/:id/copies': { read: itsEditors('→/auth', '200'), write: itsEditors('401', '404') },
  // A stream; the write says where somebody is
  '/api/projects/:id/events': { read: itsEditors('→/auth', '200'), write: itsEditors('401', '204') },
  '/api/projects/:id/changes': { read: itsEditors('→/auth', '200'), write: nobody },
  // The write leaves one
  '/api/projects/:id/notes': { read: itsEditors('→/auth', '200'), write: itsEditors('401', '200') },
  '/api/projects/:id/figures': { read: itsEditors('→/auth', '200'), write: nobody },
  '/media/:name': {
    read: table(`
               draft  in_review  coming_soon  published  deleted  unlisted  linked
    owner      200    200        200          200        200      200       200
    moderator  200    200        200          200        200      200       200
    admin      200    200        200          200        200      200       200
    rest       404    404        404          404        404      404       404`),
    write: nobody,
  },
  '/*': { read: nobody, write: nobody },
}
