import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import mail from '@adonisjs/mail/services/main'
import { Mailer } from '@adonisjs/mail'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import emitter from '@adonisjs/core/services/emitter'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { sender, smtpSettings } from '#config/mail'
import { writeLetters } from '#tests/helpers/mail/mailbox'

export type Received = { from: string; to: string[]; raw: string; letter: Email }

const account = { user: 'markaz', pass: 'p:ss/wörd' }

type Cleanup = (run: () => Promise<void>) => void

/** One that refuses answers 550 to every address. */
type Behaviour = { password?: string; refuses?: boolean }

export async function startMailServer(cleanup: Cleanup, behaviour: Behaviour = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      const right = username === account.user && password === account.pass
      done(right ? null : new Error('Not known here'), { user: username })
    },
    onRcptTo: (_address, _session, done) =>
      done(
        behaviour.refuses
          ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
          : null
      ),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        PostalMime.parse(raw).then((letter) => {
          received.push({ from, to, raw: raw.toString('latin1'), letter })
          done()
        }, done)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  cleanup(() => new Promise<void>((closed) => void server.close(closed)))
  const { port } = server.server.address() as AddressInfo
  const [user, pass] = [account.user, behaviour.password ?? account.pass].map(encodeURIComponent)
  return { url: `smtp://${user}:${pass}@127.0.0.1:${port}`, received }
}

/** No mail server answers until this is called back, which letters of other tests need. */
export async function closeMailServer(cleanup: Cleanup) {
  await writeLetters()
  const runs: (() => Promise<void>)[] = []
  const { url } = await startMailServer((run) => void runs.push(run))
  for (const run of runs) await run()
  return useMailServer(cleanup, url)
}

/** While the test runs, the letters of this process go to a mail server of its own; none that an earlier test left. */
export async function receiveLetters(
  cleanup: Cleanup,
  behaviour: Behaviour = {}
): Promise<Received[]> {
  await writeLetters()
  const { url, received } = await startMailServer(cleanup, behaviour)
  useMailServer(cleanup, url)
  return received
}

function useMailServer(cleanup: Cleanup, url: string) {
  const transport = new SMTPTransport(smtpSettings(url))
  const mailer = new Mailer('smtp', transport, emitter as never, { from: sender })
  const usual = mail.use
  mail.use = (() => mailer) as unknown as typeof mail.use
  const restore = async () => {
    mail.use = usual
    await transport.close()
  }
  cleanup(restore)
  return restore
}
