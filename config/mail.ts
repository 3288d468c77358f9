import { resolve } from 'node:path'
import app from '@adonisjs/core/services/app'
import { defineConfig, transports } from '@adonisjs/mail'
import env from '#start/env'
import { FileTransport } from '#app/mail/file_transport'

const root = process.env.PROJECT_ROOT ?? app.makePath()

export const mailFolder = resolve(root, env.get('DATA_DIR'), 'mail')

export const sender = env.get('MAIL_FROM') ?? `no-reply@${env.get('APP_DOMAIN')}`

export const sendsMail = Boolean(env.get('SMTP_URL'))

export function smtpSettings(address: string) {
  const smtp = new URL(address)
  const secure = smtp.protocol === 'smtps:'
  return {
    host: smtp.hostname,
    port: Number(smtp.port || (secure ? 465 : 587)),
    secure,
    auth: smtp.username
      ? {
          type: 'login' as const,
          user: decodeURIComponent(smtp.username),
          pass: decodeURIComponent(smtp.password),
        }
      : undefined,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  }
}

const mailConfig = defineConfig({
  default: sendsMail ? 'smtp' : 'file',
  from: sender,
  mailers: {
    smtp: transports.smtp(smtpSettings(env.get('SMTP_URL') ?? 'smtp://localhost')),
    file: () => new FileTransport(mailFolder),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
