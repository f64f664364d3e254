import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './state/session.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no place for the app');

session.start();
mount(App, { target });
