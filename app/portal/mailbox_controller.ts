import { join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import { type KeptLetter, keptLetters } from '#app/mail/kept_letters'
import { mailFolder, sendsMail } from '#config/mail'
import { encodedFileName } from '#core/files/encoded_file_name'
import { notFound } from '#core/errors/not_found'
import env from '#start/env'

/**
 * Letters hold links that open accounts, so the page exists only while nothing is sent, and only
 * for the machine itself without a proxy between.
 */
export default class MailboxController {
  async show(ctx: HttpContext) {
    const { request, inertia } = ctx
    const letters = await mailboxOf(ctx)
    const open = letters.find(({ id }) => id === request.input('letter')) ?? letters[0]
    return inertia.render('mailbox/show', {
      letters: letters.map(({ id, to, subject, at }) => ({ id, to: to.join(', '), subject, at })),
      open: open ? openLetter(open) : null,
    })
  }

  /** One file of a letter, by its place among them. */
  async download(ctx: HttpContext) {
    const { request, response } = ctx
    const letter = (await mailboxOf(ctx)).find(({ id }) => id === request.input('letter'))
    const file = letter?.attachments?.[Number(request.input('place', 0))]
    if (file?.type !== 'application/pdf') throw notFound(ctx)
    response.header('Content-Type', file.type)
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Content-Disposition', `inline; filename*=UTF-8''${encodedFileName(file.name)}`)
    return response.send(Buffer.from(file.content, 'base64'))
  }
}

async function mailboxOf(ctx: HttpContext) {
  if (sendsMail || !env.get('DEMO') || !isOwnMachine(ctx)) throw notFound(ctx)
  ctx.response.header('Cache-Control', 'no-store')
  return keptLetters(join(mailFolder, ctx.tenant.id))
}

const openLetter = ({ attachments = [], ...letter }: KeptLetter) => ({
  ...letter,
  to: letter.to.join(', '),
  link: linkIn(letter.text),
  attachments: attachments.map(({ name }) => name),
})

const loopback = /^(127\.|::1$|::ffff:127\.)/
const signsOfAProxy = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via']

/**
 * Judged by the connection; the request's own claims can only rule it out. Some proxies say
 * nothing: they speak HTTP/1.0 by default, and an installation behind one has a public address.
 */
function isOwnMachine({ request }: HttpContext) {
  const { socket, httpVersion } = request.request
  const isDirect = loopback.test(socket.remoteAddress ?? '') && httpVersion === '1.1'
  const isPublic = env.get('TRUST_PROXY') || !/(^|\.)localhost$/.test(env.get('APP_DOMAIN'))
  return isDirect && !isPublic && !signsOfAProxy.some((name) => request.header(name))
}

const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? null
