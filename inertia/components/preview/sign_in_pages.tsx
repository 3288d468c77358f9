import type { ComponentType } from 'react'
import type { SampleSignInPage } from '~/components/preview/entries'
import { lazyPart } from '~/language/lazy_part'
import { inBothScripts, sampleEmail } from '~/components/preview/sample/sample_people'

/** Fetched as the pages they are: imported, they would be parts of the gallery's own file. */
const ByInvitation = lazyPart(() => import('~/pages/auth/by_invitation'))
const ConfirmEmail = lazyPart(() => import('~/pages/auth/confirm_email'))
const ConfirmPassword = lazyPart(() => import('~/pages/auth/confirm_password'))
const ForgotPassword = lazyPart(() => import('~/pages/auth/forgot_password'))
const Join = lazyPart(() => import('~/pages/auth/join'))
const Locked = lazyPart(() => import('~/pages/auth/locked'))
const Login = lazyPart(() => import('~/pages/auth/login'))
const OpenCentre = lazyPart(() => import('~/pages/auth/open_centre'))
const ResetPassword = lazyPart(() => import('~/pages/auth/reset_password'))
const TwoFactor = lazyPart(() => import('~/pages/auth/two_factor'))
const VerifyEmail = lazyPart(() => import('~/pages/auth/verify_email'))

const email = sampleEmail
const token = 'sample'

export const signInPages: Record<SampleSignInPage, ComponentType> = {
  'sign-in': () => <Login door="student" />,
  'sign-in-instructor': () => <Login door="instructor" />,
  'sign-in-staff': () => <Login door="admin" />,
  'register': () => <Join door="student" sent={false} />,
  'register-sent': () => <Join door="student" sent />,
  'by-invitation': () => <ByInvitation door="student" />,
  'open-centre': () => <OpenCentre open app_domain="example.test" />,
  'forgot': () => <ForgotPassword door="student" sent={false} />,
  'forgot-sent': () => <ForgotPassword door="student" sent />,
  'reset': () => <ResetPassword door="student" {...{ token, email }} invited={false} />,
  'invitation': () => <ResetPassword door="admin" {...{ token, email }} invited />,
  'verify': () => <VerifyEmail door="admin" email={email} verified={false} />,
  'verified': () => <VerifyEmail door="admin" email={email} verified />,
  'confirm-email': () => <ConfirmEmail door="student" {...{ token, email }} />,
  'confirm': () => <ConfirmPassword door="admin" email={email} has_passkey />,
  'two-step': () => <TwoFactor door="admin" has_code has_passkey />,
  'locked': () => <Locked door="admin" email={email} has_passkey person={inBothScripts} />,
}
