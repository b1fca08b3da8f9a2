import type { EndpointsOf } from '../endpoint.ts';
import type { ACCOUNTS_CALLS } from './accounts.calls.ts';
import { getMe, getSession, login, logout, registerUser, updateUser } from './accounts.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import { getOutbox, resetPassword, sendEmailVerification, solicitPasswordReset, verifyEmail } from './mailed-links.ts';
import { deleteMyAccount, getMyData } from './my-data.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  listPasskeys,
  proveSelf,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkeys.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  replaceWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';

export const accountsApi = {
  getSession,
  login,
  logout,
  registerUser,
  getMe,
  updateUser,
  listSessions,
  endSession,
  endOtherSessions,
  beginPasskeySignIn,
  signInWithPasskey,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeyProof,
  proveSelf,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  listWebhooks,
  createWebhook,
  updateWebhook,
  replaceWebhookSecret,
  testWebhook,
  deleteWebhook,
  verifyEmail,
  sendEmailVerification,
  solicitPasswordReset,
  resetPassword,
  getOutbox,
  getMyData,
  deleteMyAccount,
} as const satisfies EndpointsOf<typeof ACCOUNTS_CALLS>;
