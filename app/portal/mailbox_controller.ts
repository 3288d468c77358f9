import { join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import { keptLetters } from '#app/mail/kept_letters'
import { mailFolder, sendsMail } from '#config/mail'
import { notFound } from '#core/errors/not_found'
import env from '#start/env'

/**
 * Letters hold links that open accounts, so the page exists only while nothing is sent, and only
 * for the machine itself without a proxy between.
 */
export default class MailboxController {
  async show(ctx: HttpContext) {
    if (sendsMail || !env.get('DEMO') || !isOwnMachine(ctx)) throw notFound(ctx)
    const { request, tenant, inertia, response } = ctx
    const letters = await keptLetters(join(mailFolder, tenant.id))
    const open = letters.find(({ id }) => id === request.input('letter')) ?? letters[0]
    response.header('Cache-Control', 'no-store')
    return inertia.render('mailbox/show', {
      letters: letters.map(({ id, to, subject, at }) => ({ id, to: to.join(', '), subject, at })),
      open: open ? { ...open, to: open.to.join(', '), link: linkIn(open.text) } : null,
    })
  }
}

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
