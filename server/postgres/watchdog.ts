import { spawn } from 'node:child_process'

// The second removal is for files that other processes of a killed test were just about to create
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

/** Cleans up after kill -9 too: the system closes the pipe to the watchdog. `folder` is absolute, without spaces. */
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
