import { resolve } from 'node:path'
import app from '@adonisjs/core/services/app'
import { defineConfig, transports } from '@adonisjs/mail'
import env from '#start/env'
import { FileTransport } from '#app/mail/file_transport'

const root = process.env.PROJECT_ROOT ?? app.makePath()

/** Where letters lie while there is no SMTP server. */
export const mailFolder = resolve(root, env.get('DATA_DIR'), 'mail')

/** Whether letters leave this machine. */
export const sendsMail = Boolean(env.get('SMTP_URL'))

const smtp = new URL(env.get('SMTP_URL') ?? 'smtp://localhost')
const secure = smtp.protocol === 'smtps:'

const mailConfig = defineConfig({
  default: sendsMail ? 'smtp' : 'file',
  from: env.get('MAIL_FROM') ?? `no-reply@${env.get('APP_DOMAIN')}`,
  mailers: {
    smtp: transports.smtp({
      host: smtp.hostname,
      port: Number(smtp.port || (secure ? 465 : 587)),
      secure,
      auth: smtp.username
        ? {
            type: 'login',
            user: decodeURIComponent(smtp.username),
            pass: decodeURIComponent(smtp.password),
          }
        : undefined,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
    }),
    file: () => new FileTransport(mailFolder),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
