import { spawn } from 'node:child_process'

/**
 * Waits until its standard input closes, then ends every server whose cluster lies in the folder, and removes the folder: a last time a
 * little later, for what other processes of a killed test were just about to make.
 */
const SCRIPT = `
cat > /dev/null
n=0
while [ -e "$1" ] && [ $n -lt 100 ]; do
  servers=$(find "$1" -name postmaster.pid 2> /dev/null)
  [ -z "$servers" ] && rm -rf "$1"
  for file in $servers; do kill -QUIT "$(head -n 1 "$file")"; done
  n=$((n + 1))
  sleep 0.1
done 2> /dev/null
sleep 2
rm -rf "$1"
`

/**
 * Sees to it that a folder and the database servers in it do not outlive this process, however it ends, kill -9 included: the system closes
 * the pipe to the watchdog, which then cleans up.
 *
 * @param folder absolute, without spaces; nothing in it is worth keeping
 * @returns cleans up now
 */
export function watchOver(folder: string): () => void {
  const watchdog = spawn('sh', ['-c', SCRIPT, 'sh', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  })
  watchdog.unref()
  const line = watchdog.stdin
  line.on('error', () => {})
  if ('unref' in line && typeof line.unref === 'function') line.unref()
  return () => line.end()
}
