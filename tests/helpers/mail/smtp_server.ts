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

export async function startMailServer(cleanup: Cleanup, given: { password?: string } = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      const right = username === account.user && password === account.pass
      done(right ? null : new Error('Not known here'), { user: username })
    },
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
  const [user, pass] = [account.user, given.password ?? account.pass].map(encodeURIComponent)
  return { url: `smtp://${user}:${pass}@127.0.0.1:${port}`, received }
}

/** While the test runs, the letters of this process go to a mail server of its own; none that an earlier test left. */
export async function receiveLetters(
  cleanup: Cleanup,
  given: { password?: string } = {}
): Promise<Received[]> {
  await writeLetters()
  const { url, received } = await startMailServer(cleanup, given)
  const transport = new SMTPTransport(smtpSettings(url))
  const mailer = new Mailer('smtp', transport, emitter as never, { from: sender })
  const usual = mail.use
  mail.use = (() => mailer) as unknown as typeof mail.use
  cleanup(async () => {
    mail.use = usual
    await transport.close()
  })
  return received
}
