import { mount } from 'svelte';
import App from './App.svelte';
import { incoming } from './state/incoming.svelte.ts';
import { router } from './state/route.svelte.ts';
import { session } from './state/session.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no place for the app');

session.start();
// The app's menu, a link and a second start ask for addresses too.
window.igroteka?.onGo((address) => router.go(address));
incoming.listen();
mount(App, { target });
